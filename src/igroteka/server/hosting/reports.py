"""What people have told the server's host about others."""

from __future__ import annotations

from igroteka.server.base import wall
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.host_bodies import ReportInfo
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people.manners import reports
from igroteka.server.storage import host_records as stored


async def listed(tables: Tables) -> list[ReportInfo]:
    """The open ones first, of each the newest first."""
    found: list[ReportInfo] = []
    for id, at, settled, body in await tables.store.read(stored.reports):
        each = reports.decode(body)
        found.append(
            ReportInfo(
                report=id,
                at=at,
                settled=settled,
                by=each.by,
                about=each.about,
                about_person=each.about_person,
                table=each.table,
                group=each.group,
                text=each.text,
                said=each.said,
            )
        )
    return found


async def settle(tables: Tables, id: str) -> None:
    now = int(wall.now())
    if not await tables.store.do(lambda session: stored.settle_report(session, id, now)):
        raise Rejected("no_table", "there is no such report", "no_report")
