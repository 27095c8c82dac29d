"""The limits that the routes and the socket apply, built from the settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..runtime.rates import AccountRateLimiter, ConnectionLimit, RateLimiter
from ..runtime.settings import Settings

#: Reports that one account may make.
REPORTS_PER_HOUR: Final = 10
REPORTS_AT_ONCE: Final = 5


@dataclass(frozen=True, slots=True)
class RateLimits:
    """All limits of one worker, as the settings define them."""

    #: Wrong passwords and new accounts by address; wrong passwords by the name, wherever they come from.
    logins: RateLimiter
    login_names: RateLimiter
    #: Successful logins, by the name of the account and by address.
    successful_logins: AccountRateLimiter
    #: New guests, new bots and renamed guests.
    accounts: RateLimiter
    tables: AccountRateLimiter
    messages: AccountRateLimiter
    #: Chat messages, which count as messages too.
    chat: AccountRateLimiter
    #: Reports about players.
    reports: AccountRateLimiter
    requests: RateLimiter
    #: Hints, reviews, replays, exports and histories, which take a noticeable amount of CPU time.
    analyses: RateLimiter
    connections: ConnectionLimit

    @classmethod
    def from_settings(cls, settings: Settings) -> RateLimits:
        factor = settings.address_factor
        login_rate, login_burst = settings.login_rate / 3600, max(5, int(settings.login_rate / 3))
        table_burst = max(10, int(settings.table_rate / 4))
        return cls(
            logins=RateLimiter(login_rate, login_burst),
            login_names=RateLimiter(login_rate * factor, login_burst * factor),
            successful_logins=AccountRateLimiter(login_rate, login_burst * 2, factor),
            accounts=RateLimiter(settings.login_rate / 900, max(20, int(settings.login_rate))),
            tables=AccountRateLimiter(settings.table_rate / 3600, table_burst, factor),
            messages=AccountRateLimiter(
                settings.message_rate, max(1, int(settings.message_rate * 3)), factor
            ),
            chat=AccountRateLimiter(settings.chat_rate, max(5, int(settings.chat_rate * 10)), factor),
            reports=AccountRateLimiter(REPORTS_PER_HOUR / 3600, REPORTS_AT_ONCE, factor),
            requests=RateLimiter(settings.request_rate, int(settings.request_rate * 10)),
            analyses=RateLimiter(settings.analysis_rate, max(1, int(settings.analysis_rate * 60))),
            connections=ConnectionLimit(settings.sockets),
        )
