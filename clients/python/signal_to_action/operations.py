"""Made from the API's description by `npm run client`: never edited by hand."""

from __future__ import annotations

from typing import Any, Literal, Protocol, cast
from urllib.parse import quote

from .models import (
    AuthCheck,
    CreateDestinationResponse,
    GetAccountReportResponse,
    GetIcpResponse,
    GetPersonReportResponse,
    GetSignalResponse,
    GetUsageResponse,
    ListDestinationsResponse,
    ListReportsResponse,
    ListSignalsResponse,
    ListSourcesResponse,
    ListWatchlistResponse,
    NewAccountReport,
    NewDestination,
    NewPersonReport,
    StartedReport,
    UpdateDestinationResponse,
    V1DestinationChange,
)


class _Sends(Protocol):
    def call(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any: ...


class Operations:
    """One method per operation of the customer API. Each raises `ApiError` if the API refuses the call."""

    def check_auth(
        self: _Sends,
    ) -> AuthCheck:
        """Check an access token: whose it is and what it allows."""
        return cast("AuthCheck", self.call("GET", "/api/v1/_authcheck"))

    def list_destinations(
        self: _Sends,
    ) -> ListDestinationsResponse:
        """List destinations, without their connection settings."""
        return cast("ListDestinationsResponse", self.call("GET", "/api/v1/destinations"))

    def create_destination(
        self: _Sends,
        body: NewDestination,
        *,
        on_duplicate: Literal["return"] | None = None,
        idempotency_key: str | None = None,
    ) -> CreateDestinationResponse:
        """Add a destination.

        on_duplicate: `return` answers 200 with an active destination of the same kind at this address, if there is one.
        idempotency_key: Random if you give none.
        """
        return cast("CreateDestinationResponse", self.call("POST", "/api/v1/destinations", query={"onDuplicate": on_duplicate}, body=body, idempotency_key=idempotency_key))

    def delete_destination(
        self: _Sends,
        id: str,
    ) -> None:
        """Deactivate a destination; its history is kept."""
        self.call("DELETE", f"/api/v1/destinations/{quote(id, safe='')}")

    def update_destination(
        self: _Sends,
        id: str,
        body: V1DestinationChange,
    ) -> UpdateDestinationResponse:
        """Rename, pause, resume or reroute a destination."""
        return cast("UpdateDestinationResponse", self.call("PATCH", f"/api/v1/destinations/{quote(id, safe='')}", body=body))

    def get_icp(
        self: _Sends,
    ) -> GetIcpResponse:
        """Get the workspace's ideal customer profile."""
        return cast("GetIcpResponse", self.call("GET", "/api/v1/icp"))

    def list_reports(
        self: _Sends,
        *,
        limit: int | None = None,
        offset: int | None = None,
        type: Literal["all", "account", "person"] | None = None,
        q: str | None = None,
    ) -> ListReportsResponse:
        """List intelligence reports, newest first.

        limit: Number of rows per page. Must be between 1 and 100.
        offset: Number of rows to skip.
        type: `account` for reports about companies, `person` for reports about people.
        q: Matches anywhere in the name of the company or person.
        """
        return cast("ListReportsResponse", self.call("GET", "/api/v1/intelligence", query={"limit": limit, "offset": offset, "type": type, "q": q}))

    def start_account_report(
        self: _Sends,
        body: NewAccountReport,
        *,
        idempotency_key: str | None = None,
    ) -> StartedReport:
        """Start an account report; reports under 30 days old are free.

        idempotency_key: Random if you give none.
        """
        return cast("StartedReport", self.call("POST", "/api/v1/intelligence/accounts", body=body, idempotency_key=idempotency_key))

    def get_account_report(
        self: _Sends,
        id: str,
    ) -> GetAccountReportResponse:
        """Get an account report; poll until its status is ready or failed."""
        return cast("GetAccountReportResponse", self.call("GET", f"/api/v1/intelligence/accounts/{quote(id, safe='')}"))

    def start_person_report(
        self: _Sends,
        body: NewPersonReport,
        *,
        idempotency_key: str | None = None,
    ) -> StartedReport:
        """Start a person report; reports under 30 days old are free.

        idempotency_key: Random if you give none.
        """
        return cast("StartedReport", self.call("POST", "/api/v1/intelligence/people", body=body, idempotency_key=idempotency_key))

    def get_person_report(
        self: _Sends,
        id: str,
    ) -> GetPersonReportResponse:
        """Get a person report; poll until its status is ready or failed."""
        return cast("GetPersonReportResponse", self.call("GET", f"/api/v1/intelligence/people/{quote(id, safe='')}"))

    def list_signals(
        self: _Sends,
        *,
        limit: int | None = None,
        offset: int | None = None,
        type: str | None = None,
        min_strength: int | None = None,
    ) -> ListSignalsResponse:
        """List signals, newest first.

        limit: Number of rows per page. Must be between 1 and 100.
        offset: Number of rows to skip.
        type: Only signals of this type, for example `OWN_COMPANY_COMMENT`, or group of types: `OWN_COMPANY`, `COMPETITOR_COMPANY`, `COMPANY_PAGE` (both), `KEYWORD_SEARCH` or `TARGET_PERSON`, also with an ending, as in `COMPANY_PAGE_COMMENT`.
        min_strength: Only signals with at least this strength. Must be between 0 and 10.
        """
        return cast("ListSignalsResponse", self.call("GET", "/api/v1/signals", query={"limit": limit, "offset": offset, "type": type, "minStrength": min_strength}))

    def get_signal(
        self: _Sends,
        id: str,
    ) -> GetSignalResponse:
        """Get a signal."""
        return cast("GetSignalResponse", self.call("GET", f"/api/v1/signals/{quote(id, safe='')}"))

    def list_sources(
        self: _Sends,
        *,
        period: Literal["7", "30", "all"] | None = None,
    ) -> ListSourcesResponse:
        """List sources with their results for the period.

        period: The period of the figures, in days.
        """
        return cast("ListSourcesResponse", self.call("GET", "/api/v1/sources", query={"period": period}))

    def get_usage(
        self: _Sends,
    ) -> GetUsageResponse:
        """Get the workspace's usage this month and last month, without costs."""
        return cast("GetUsageResponse", self.call("GET", "/api/v1/usage"))

    def list_watchlist(
        self: _Sends,
        *,
        limit: int | None = None,
        offset: int | None = None,
    ) -> ListWatchlistResponse:
        """List watched posts, newest first.

        limit: Number of rows per page. Must be between 1 and 100.
        offset: Number of rows to skip.
        """
        return cast("ListWatchlistResponse", self.call("GET", "/api/v1/watchlist", query={"limit": limit, "offset": offset}))
