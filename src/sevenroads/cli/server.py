"""Commands of the web service: run it, and administer its database."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Final

from ..extras import needs
from ..server.runtime.settings import HOME, describe_settings, read_settings
from .common import AddCommand, out, say

#: The tasks of `sevenroads admin`: name, one sentence of help, argument.
ADMIN_TASKS: Final = (
    ("backup", "Write the whole database to a file, as a consistent snapshot.", "FILE"),
    ("restore", "Restore a backup into an empty database.", "FILE"),
    ("users", "List the accounts: number, kind, creation date, last visit, name.", None),
    ("password", "Set a new password for an account, typed in or from standard input.", "NAME"),
    ("delete-user", "Delete an account. Its games stay, without the name.", "NAME"),
    ("bot-token", "Make a new token for a bot; with --owner, create the bot.", "NAME"),
    ("suspicious", "List pairs of players whose rated games look arranged, with the reasons.", None),
    ("delete-game", "Delete a game and its chat permanently.", "ID"),
    ("reports", "List the open reports about players; with --all the closed ones too.", None),
    ("report", "Show a report with its chat lines.", "NUMBER"),
    ("close-report", "Mark a report as dealt with.", "NUMBER"),
    ("mute", "Forbid an account to chat. NAME may be a number such as #12.", "NAME"),
    ("unmute", "Allow an account to chat again.", "NAME"),
    ("ban", "Ban an account: its sessions end, its running games are resigned.", "NAME"),
    ("unban", "Lift a ban.", "NAME"),
    ("sanctions", "List the chat bans and bans in force.", None),
    ("make-push-keys", "Create the keys for turn notifications by web push.", None),
    ("check", "Replay every stored game and list those that fail.", None),
)


def add_commands(add: AddCommand) -> None:
    added = add("serve", serve, "Run the server: tables, accounts, live and correspondence games.")
    added.formatter_class = argparse.RawDescriptionHelpFormatter
    lines = [f"  {name:<28} {text} ({default or 'empty'})" for name, default, text in describe_settings()]
    folder = f"  {HOME:<28} folder for the games (empty: the user's data folder)"
    added.epilog = "\n".join(
        [
            "environment variables (with defaults):",
            *lines,
            "",
            "environment variable of sevenroads play:",
            folder,
        ]
    )
    added.add_argument("--database", help="Overrides SEVENROADS_DATABASE.")
    added.add_argument("--host", help="Overrides SEVENROADS_HOST.")
    added.add_argument("--port", type=int, help="Overrides SEVENROADS_PORT.")
    added.add_argument("--workers", type=int, help="Overrides SEVENROADS_WORKERS.")

    added = add("admin", admin, "Administer a server's database: backups, accounts, games.")
    added.epilog = "All tasks work while the server is running."
    added.add_argument("--database", help="Overrides SEVENROADS_DATABASE.")
    tasks = added.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, text, operand in ADMIN_TASKS:
        task = tasks.add_parser(name, help=text, description=text)
        if operand:
            task.add_argument("operand", metavar=operand)
        if name in ("mute", "ban"):
            task.add_argument("--reason", required=True, help="What the player reads.")
            task.add_argument("--days", type=float, help="How long; without it, until you lift it.")
        if name == "bot-token":
            task.add_argument("--owner", help="The account for which to create the bot.")
        if name == "reports":
            task.add_argument("--all", action="store_true", help="List closed reports too.")


def serve(options: argparse.Namespace) -> None:
    # The server's libraries take most of a second to load, so only this command loads them.
    with needs("server"):
        from ..server.serve import serve as run_server

    chosen = {name: getattr(options, name) for name in ("database", "host", "port", "workers")}
    run_server(read_settings(**chosen), lambda address: say(f"Seven Roads is at {address}"))


def admin(options: argparse.Namespace) -> None:
    with needs("server"):
        from ..server.operations import admin as tasks
        from ..server.operations import bots
        from ..server.operations import moderation as people

    settings = read_settings(database=options.database)
    run: dict[str, Callable[[], Iterable[str]]] = {
        "backup": lambda: tasks.save(settings, options.operand),
        "restore": lambda: tasks.restore(settings, options.operand),
        "users": lambda: tasks.list_users(settings),
        "password": lambda: tasks.set_password(settings, options.operand),
        "delete-user": lambda: tasks.delete_user(settings, options.operand),
        "bot-token": lambda: bots.new_token(settings, options.operand, options.owner),
        "suspicious": lambda: tasks.list_suspicious(settings),
        "delete-game": lambda: tasks.delete_game(settings, options.operand),
        "reports": lambda: people.list_reports(settings, everything=options.all),
        "report": lambda: people.show_report(settings, options.operand),
        "close-report": lambda: people.close_report(settings, options.operand),
        "mute": lambda: people.mute(settings, options.operand, options.reason, options.days),
        "unmute": lambda: people.unmute(settings, options.operand),
        "ban": lambda: people.ban(settings, options.operand, options.reason, options.days),
        "unban": lambda: people.unban(settings, options.operand),
        "sanctions": lambda: people.list_sanctions(settings),
        "make-push-keys": tasks.make_push_keys,
        "check": lambda: tasks.check(settings),
    }
    for line in run[options.task]():
        out(line)
