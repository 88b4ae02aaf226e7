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
@media(max-width:36rem){td .track{width:4rem}th,td{padding:.28rem .3rem}th{white-space:normal;vertical-align:bottom}
.items :is(th,td):is(:nth-child(2),:nth-child(3)){display:none}.items :is(th,td):last-child{white-space:normal}}
p.tools{margin:.4rem 0 0;text-align:right;font-size:.85rem}p.tools input{font:inherit;
margin-right:.8rem;padding:.1rem .4rem;color:inherit;background:transparent;
border:1px solid var(--line);border-radius:4px}p.tools a{color:var(--bar)}
@media print{p.tools{display:none}details::details-content{content-visibility:visible}summary{display:none}}
"""
SCRIPT = """
for (const table of document.querySelectorAll('table')) {
  const rows = [...table.rows].slice(1), tools = document.createElement('p')
  const cells = row => [...row.cells].map(cell => '"' + cell.innerText.replaceAll('"', '""').trim() + '"').join(',')
  tools.className = 'tools'
  if (rows.length > 6) {
    const find = Object.assign(document.createElement('input'), {type: 'search', placeholder: 'Filter rows'})
    find.setAttribute('aria-label', 'Filter rows')
    find.oninput = () => rows.forEach(row => {
      row.hidden = !row.innerText.toLowerCase().includes(find.value.toLowerCase())
    })
    tools.append(find)
  }
  const save = Object.assign(document.createElement('a'), {textContent: 'CSV', href: '#', download: 'table.csv'})
  save.onclick = () => {
    const shown = [...table.rows].filter(row => !row.hidden).map(cells).join('\\n')
    save.href = URL.createObjectURL(new Blob([shown], {type: 'text/csv'}))
  }
  tools.append(save)
  table.parentElement.before(tools)
}
"""
"""Rows can be filtered and downloaded; without scripts the page is whole, too."""
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
    yield table(head, rows[:first], kind)
    if rows[first:]:
        more = f"{len(rows) - first} more, {rest}"
        yield f"<details><summary>{more}</summary>{table(head, rows[first:], kind)}</details>"


def table(head: list[str], rows: list[list[Cell]], kind: str = "") -> str:
    first = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell.html()}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class='wide {kind}'><table><tr>{first}</tr>{lines}</table></div>"
