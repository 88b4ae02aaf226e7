"""What the host of a server is shown on the command line: a line a thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from igroteka.server.messages.host_bodies import (
    Deed,
    HostKeyInfo,
    HostOverview,
    HostPerson,
    HostPersonDetail,
    HostTable,
    HostTableDetail,
    ReportInfo,
    SanctionInfo,
)

MB: Final = 1 << 20


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def columns(rows: Iterable[Sequence[object]]) -> None:
    """Side by side, as wide as they are."""
    texts = [[str(each) for each in row] for row in rows]
    widths = [max(len(row[n]) for row in texts) for n in range(len(texts[0]))] if texts else []
    for row in texts:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def overview(seen: HostOverview) -> None:
    kept, counts = seen.storage, seen.storage.counts
    print(f"Igroteka {seen.version}, {seen.here} people here, {seen.open_reports} reports wait")
    print(f"tables: {', '.join(f'{n} {stage}' for stage, n in sorted(seen.stages.items())) or 'none'}")
    print(f"at most {kept.most_tables} tables; finished games are kept for {kept.keep_days} days")
    free = f", {kept.free // MB} MB free" if kept.free else ""
    trouble = f"; TROUBLE: {kept.trouble}" if kept.trouble else ""
    print(f"storage: {kept.engine}, {kept.bytes / MB:.1f} MB{free}{trouble}")
    print(f"kept: {', '.join(f'{n} {part}' for part, n in counts.items())}")
    if seen.notice is not None:
        print(f"notice until {when(seen.notice.until)}: {seen.notice.en} / {seen.notice.ru}")
    head = ["process", "version", "since", "tables", "sockets", "cpu", "memory", "lag", "answers", "bots' wait"]
    columns(
        [
            head,
            *(
                [
                    each.process,
                    each.version,
                    when(each.began),
                    each.live,
                    each.connections,
                    f"{each.processor}%",
                    f"{each.memory // MB} MB",
                    f"{each.lag} ms",
                    f"{each.answer_half} / {each.answer_most} ms",
                    f"{each.bots} s",
                ]
                for each in seen.processes
            ),
        ]
    )


def tables(found: list[HostTable]) -> None:
    columns(table_line(each) for each in found)


def table_line(each: HostTable) -> list[object]:
    marks = [name for name, is_so in (("days", each.days), ("open", each.open), ("CLOSED", each.shut)) if is_so]
    about = ", ".join([*each.names, *marks])
    return [each.table, each.game, each.stage, when(each.changed), f"{each.connected} here", about]


def table(seen: HostTableDetail) -> None:
    columns([table_line(seen.about)])
    columns([each.member, each.name, each.person or "-", ", ".join(each.networks)] for each in seen.members)
    if seen.watchers:
        print(f"watching: {', '.join(seen.watchers)}")
    for line in seen.lines:
        if line.text or line.says:
            print(f"{when(line.time)}  {line.name}: {line.text or line.says}")


def people(found: list[HostPerson]) -> None:
    columns(person_line(each) for each in found)


def person_line(each: HostPerson) -> list[object]:
    marks = [name for name, is_so in (("here", each.here), ("MUTED", each.muted), ("BANNED", each.banned)) if is_so]
    return [each.person, each.name, f"since {when(each.since)}", f"came {when(each.came)}", ", ".join(marks)]


def person(seen: HostPersonDetail) -> None:
    columns([person_line(seen.about)])
    print(f"{seen.devices} devices, {seen.results} results, {seen.groups} groups, {len(seen.tables)} tables")
    columns([each.table, each.game] for each in seen.tables)
    if seen.networks:
        print(f"connected from {', '.join(seen.networks)}")
    sanctions(seen.sanctions)


def sanctions(found: list[SanctionInfo]) -> None:
    columns([each.kind, each.target, each.name, f"until {when(each.until)}", each.why] for each in found)


def reports(found: list[ReportInfo]) -> None:
    for each in found:
        where = f"table {each.table}" if each.table else f"group {each.group}"
        state = f"settled {when(each.settled)}" if each.settled else "OPEN"
        print(f"{each.report}  {when(each.at)}  {state}  {where}")
        print(f"  {each.by} about {each.about} ({each.about_person or 'not known'}): {each.text}")
        for said in each.said:
            print(f"  | {said}")


def deeds(found: list[Deed]) -> None:
    rows = [
        [when(each.at / 1000), each.by, each.what, each.target, each.details, f"REFUSED: {each.refused}"]
        if each.refused
        else [when(each.at / 1000), each.by, each.what, each.target, each.details, ""]
        for each in found
    ]
    columns(rows)


def keys(found: list[HostKeyInfo]) -> None:
    columns([each.name, f"made {when(each.made)}", f"good until {when(each.until)}"] for each in found)
