"""Refusals of the API as exceptions."""

from __future__ import annotations

from typing import Any, Mapping, TypedDict


class ErrorDetail(TypedDict):
    """An invalid field."""

    path: str
    message: str


class ApiError(Exception):
    """A refusal: `code` is the machine-readable `error` of the body, for example `not_found`."""

    def __init__(self, status: int, body: Mapping[str, Any], request_id: str | None) -> None:
        super().__init__(str(body.get("message", f"The API answered {status}")))
        self.status = status
        self.code: str = str(body.get("error", "unknown"))
        self.request_id: str | None = body.get("requestId", request_id)
        self.details: list[ErrorDetail] = list(body.get("details", []))


class TokenError(Exception):
    """A refusal of the token endpoint (RFC 6749, section 5.2): `code` is `invalid_client`, `invalid_scope` …"""

    def __init__(self, status: int, body: Mapping[str, Any]) -> None:
        super().__init__(str(body.get("error_description", f"The token endpoint answered {status}")))
        self.status = status
        self.code: str = str(body.get("error", "unknown"))
