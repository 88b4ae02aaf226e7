"""Tables of text and small plots, and the page around them: one file of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from igroteka.lab.report import charts

STYLE = """
:root{color-scheme:light dark;--ink:#22252b;--paper:#fbfaf7;--soft:#6b6f78;--line:#dcd9d1;--bar:#3d6f8e;--mark:#b5532a}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--paper:#191b1f;--soft:#9a9da5;--line:#34373d;--bar:#6fa3c2;--mark:#e08a5e}}
body{margin:0 auto;padding:2.5rem 1.25rem 4rem;max-width:46rem;font:16px/1.55 system-ui,sans-serif;color:var(--ink);
background:var(--paper)}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .3rem}h2{font-size:1.2rem;margin:2.6rem 0 .4rem}
h3{font-size:1rem;margin:1.6rem 0 .3rem}summary{cursor:pointer;color:var(--soft);font-size:.9rem;margin:.5rem 0}
p.note,figcaption{color:var(--soft);font-size:.9rem;margin:.2rem 0 .8rem}
ul.remarks{padding:1rem 1.2rem 1rem 2.2rem;border:1px solid var(--line);border-radius:8px}ul.remarks li{margin:.35rem 0}
div.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.88rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;white-space:nowrap;padding:.28rem .55rem;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft)}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal}th:last-child,td:last-child{padding-right:0}
td .track{display:inline-block;width:7rem;vertical-align:middle}
.pairs td:not(:first-child){white-space:pre}.pairs td .track{display:block;height:.75rem;margin:.35rem 0}
@media(max-width:36rem){td .track{width:4rem}th,td{padding:.28rem .3rem}th{white-space:normal;vertical-align:bottom}
.items :is(th,td):is(:nth-child(2),:nth-child(3)){display:none}.items :is(th,td):last-child{white-space:normal}}
p.tools{margin:.4rem 0 0;text-align:right;font-size:.85rem}p.tools input{font:inherit;
margin-right:.8rem;padding:.1rem .4rem;color:inherit;background:transparent;
border:1px solid var(--line);border-radius:4px}p.tools a{color:var(--bar)}
@media print{p.tools{display:none}details::details-content{content-visibility:visible}summary{display:none}}
"""
SCRIPT = """
let heading = ''
for (const part of document.querySelectorAll('h1,h2,h3,.data')) {
  if (part.tagName[0] === 'H') heading = part.innerText
  else addTools(part, heading.toLowerCase().replace(/[^a-z0-9]+/g, '-') + '.csv')
}
function addTools(part, name) {
  const rows = [...part.querySelectorAll('tr')].filter(row => row.querySelector('td'))
  const tools = Object.assign(document.createElement('p'), {className: 'tools'})
  if (rows.length > 6) {
    const find = Object.assign(document.createElement('input'), {type: 'search', placeholder: 'Filter rows'})
    find.setAttribute('aria-label', 'Filter rows')
    find.oninput = () => {
      for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(find.value.toLowerCase())
      const rest = part.querySelector('details')
      if (rest) rest.open = find.value !== '' && rows.some(row => !row.hidden && rest.contains(row))
    }
    tools.append(find)
  }
  const save = Object.assign(document.createElement('a'), {textContent: 'CSV', href: '#', download: name})
  save.onclick = () => {
    const quoted = text => '"' + text.trim().replaceAll('"', '""').replaceAll('\\n', ' | ') + '"'
    const head = [...(part.querySelector('tr')?.cells ?? [])].map(cell => cell.textContent)
    const shown = rows.filter(row => !row.hidden).map(row => [...row.cells].map(cell => cell.textContent))
    const lines = part.dataset.rows ? JSON.parse(part.dataset.rows) : [head, ...shown]
    const text = lines.map(line => line.map(value => quoted(String(value))).join(',')).join('\\r\\n')
    save.href = URL.createObjectURL(new Blob(['\\ufeff' + text], {type: 'text/csv'}))
  }
  tools.append(save)
  part.before(tools)
}
"""
"""Rows can be filtered, and what tables and plots show can be downloaded; without scripts the page is whole, too."""
ROWS_SHOWN = 12
"""So many rows of a long table are shown at once."""


def document(title: str, name: str, about: str, body: str) -> str:
    """`name` is what the browser's tab says."""
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>{escape(name)}</title><style>{STYLE}{charts.STYLE}</style><h1>{escape(title)}</h1>"
        f"<p class='note'>{escape(about)}</p>\n{body}\n<script>{SCRIPT}</script></html>\n"
    )


class Cell:
    """A cell of a table that holds text."""

    def __init__(self, content: str) -> None:
        self.content = content

    def html(self) -> str:
        return escape(self.content)


class Plot(Cell):
    """A small plot, drawn already."""

    def html(self) -> str:
        return self.content


def folded(head: list[str], rows: list[list[Cell]], rest: str, kind: str = "") -> Iterator[str]:
    """A table whose later rows are shown on demand, unless there are but few of them."""
    first = ROWS_SHOWN if len(rows) > ROWS_SHOWN + 3 else len(rows)
    hidden = ""
    if rows[first:]:
        more = f"{len(rows) - first} more, {rest}"
        hidden = f"<details><summary>{more}</summary>{plain(head, rows[first:], kind)}</details>"
    yield f"<div class='data'>{plain(head, rows[:first], kind)}{hidden}</div>"


def table(head: list[str], rows: list[list[Cell]]) -> str:
    return f"<div class='data'>{plain(head, rows, '')}</div>"


def plain(head: list[str], rows: list[list[Cell]], kind: str) -> str:
    """Without what filters and downloads it."""
    first = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell.html()}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class='wide {kind}'><table><tr>{first}</tr>{lines}</table></div>"
