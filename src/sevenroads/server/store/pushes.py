"""Web push subscriptions in the database: the browsers that receive an account's turn alerts.

A subscription belongs to a browser's session and is deleted with it.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from .schema import pushes

#: Browsers of one account that receive alerts.
MAX_BROWSERS: Final = 10


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A row of `pushes`; `subscription` is the object that the browser's push API returned."""

    endpoint: str
    user_id: int
    subscription: dict[str, Any]
    created: int
    session: str  # the token hash of the browser's session


_SUBSCRIPTION = select(
    pushes.c.endpoint, pushes.c.user_id, pushes.c.subscription, pushes.c.created, pushes.c.session
)


def subscriptions_of(connection: Connection, user_id: int) -> list[PushSubscription]:
    """The subscriptions of an account, newest first."""
    found = connection.execute(
        _SUBSCRIPTION.where(pushes.c.user_id == user_id).order_by(pushes.c.created.desc(), pushes.c.endpoint)
    )
    return [PushSubscription(*row) for row in found]


def subscribe(connection: Connection, new: PushSubscription) -> None:
    """Add a browser, or move it to this account; beyond `MAX_BROWSERS` the oldest are removed."""
    values = {
        "endpoint": new.endpoint,
        "user_id": new.user_id,
        "subscription": new.subscription,
        "created": new.created,
        "session": new.session,
    }
    known = update(pushes).where(pushes.c.endpoint == new.endpoint).values(**values)
    if connection.execute(known).rowcount == 0:
        # Two tabs of one browser may subscribe at the same time.
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(pushes), values)
    for excess in subscriptions_of(connection, new.user_id)[MAX_BROWSERS:]:
        unsubscribe(connection, excess.endpoint, excess.user_id)


def unsubscribe(connection: Connection, endpoint: str, user_id: int) -> None:
    """Remove a browser, unless it has moved to another account."""
    connection.execute(pushes.delete().where(pushes.c.endpoint == endpoint, pushes.c.user_id == user_id))
