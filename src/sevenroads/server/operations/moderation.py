"""The operator's commands about people: reports, chat bans and bans. They work like those of `admin`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial

from ...game.clock import DAY
from ..people import banning
from ..runtime.clock import milliseconds
from ..runtime.settings import Settings
from ..store import accounts, moderation
from ..store.accounts import Account
from ..store.database import Database
from ..tables.hub import Hub
from .admin import NotFound, run_task


def list_reports(settings: Settings, *, everything: bool = False) -> Iterator[str]:
    """List the reports that nobody has closed, or all."""
    found = run_task(
        settings, lambda database: database.read(partial(moderation.list_reports, closed=everything))
    )
    for one in found:
        state = "closed" if one.closed else "open"
        yield (
            f"{one.id:>6}  {_time(one.at)}  {state:<6} {one.reason:<9} #{one.reported} {one.reported_name}"
            f"  (by #{one.reporter} {one.reporter_name})"
        )


def show_report(settings: Settings, number: str) -> Iterator[str]:
    """Show a report with the chat lines that were stored with it."""

    async def task(database: Database) -> tuple[moderation.Report | None, list[tuple[int, str, str, str]]]:
        found = await database.read(lambda c: moderation.find_report(c, _number(number)))
        return found, await database.read(lambda c: moderation.evidence(c, _number(number)))

    found, lines = run_task(settings, task)
    if found is None:
        raise NotFound(f"there is no report {number}; `sevenroads admin reports` lists them")
    yield f"report {found.id} of {_time(found.at)}: {found.reason}"
    yield f"about   #{found.reported} {found.reported_name}"
    yield f"by      #{found.reporter} {found.reporter_name}"
    yield f"table   {found.game_id}"
    if found.text:
        yield f"text    {found.text}"
    for at, name, room, text in lines:
        yield f"  {_time(at)}  {'(spectator) ' if room == 'spectators' else ''}{name}: {text}"


def close_report(settings: Settings, number: str) -> Iterator[str]:
    """Mark a report as dealt with."""
    now = milliseconds()
    done = run_task(
        settings,
        lambda database: database.write(lambda c: moderation.close_report(c, _number(number), now)),
    )
    if not done:
        raise NotFound(f"there is no report {number}; `sevenroads admin reports` lists them")
    yield f"report {number} is closed"


def mute(settings: Settings, name: str, reason: str, days: float | None) -> Iterator[str]:
    """Forbid an account and its bots to chat."""

    async def task(database: Database) -> Account:
        user = await _account(database, name)
        now = milliseconds()
        until = _end(now, days)
        await database.write(lambda c: moderation.impose(c, user.id, "chat", _reason(reason), now, until))
        return user

    user = run_task(settings, task)
    yield f"{user.name} (#{user.id}) may not chat {_for(days)}"


def ban(settings: Settings, name: str, reason: str, days: float | None) -> Iterator[str]:
    """Ban an account and its bots; its running games are resigned."""

    async def task(database: Database) -> Account:
        user = await _account(database, name)
        until = _end(milliseconds(), days)
        await banning.ban(Hub(database), user.id, _reason(reason), until)
        return user

    user = run_task(settings, task)
    yield f"{user.name} (#{user.id}) is banned {_for(days)}; all sessions ended, running games were resigned"


def unmute(settings: Settings, name: str) -> Iterator[str]:
    """Allow an account to chat again."""

    async def task(database: Database) -> tuple[Account, bool]:
        user = await _account(database, name)
        return user, await database.write(lambda c: moderation.lift(c, user.id, "chat"))

    user, was = run_task(settings, task)
    yield f"{user.name} (#{user.id}) may chat again" if was else f"{user.name} (#{user.id}) was not muted"


def unban(settings: Settings, name: str) -> Iterator[str]:
    """Lift a ban."""

    async def task(database: Database) -> tuple[Account, bool]:
        user = await _account(database, name)
        return user, await banning.lift_ban(Hub(database), user.id)

    user, was = run_task(settings, task)
    yield f"{user.name} (#{user.id}) may sign in again" if was else f"{user.name} (#{user.id}) was not banned"


def list_sanctions(settings: Settings) -> Iterator[str]:
    """List the chat bans and bans in force."""
    now = milliseconds()
    found = run_task(settings, lambda database: database.read(lambda c: moderation.list_sanctions(c, now)))
    for user_id, name, kind, reason, until in found:
        end = "until lifted    " if until is None else _time(until)
        yield f"{'ban' if kind == 'ban' else 'mute':<5} {end}  #{user_id} {name}: {reason}"


async def _account(database: Database, name: str) -> Account:
    """The account with a name, or with an id written as #12: the names of guests are not unique."""
    if name.startswith("#"):
        number = _number(name[1:])
        found = await database.read(lambda connection: accounts.find_by_id(connection, number))
    else:
        found = await database.read(lambda connection: accounts.find_by_name(connection, name))
    if found is None or found.kind == "gone":
        raise NotFound(f"there is no account {name!r}; give a name, or a number such as #12 for a guest")
    return found


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise ValueError(f"{text!r} is not a number")
    return int(text)


def _reason(text: str) -> str:
    reason = " ".join(text.split())
    if not reason or len(reason) > 200:
        raise ValueError("a reason has 1 to 200 characters; the player reads it")
    return reason


def _end(now: int, days: float | None) -> int | None:
    if days is None:
        return None
    if not 0 < days <= 3650:
        raise ValueError("--days must be more than 0 and at most 3650")
    return now + int(days * DAY)


def _for(days: float | None) -> str:
    return "until this is lifted" if days is None else f"for {days:g} days"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
