"""The client: tokens, and how calls are sent. `Operations` has a method per operation."""

from __future__ import annotations

import base64
import json
import threading
import time
import uuid
from typing import Any, Callable
from urllib.parse import quote, urlencode
from urllib.request import Request

from .errors import ApiError, TokenError
from .operations import Operations
from .transport import Response, Transport

_MARGIN_SECONDS = 60.0


def _parse(response: Response) -> Any:
    """The parsed body; None if it is not JSON, as from a proxy that answers in place of the API."""
    try:
        return json.loads(response.body)
    except ValueError:
        return None


class Client(Operations):
    """A client of the customer API. It can be used by several threads at the same time.

    base_url: Address of the service, for example `https://signals.example.com`.
    scope: Scopes separated by spaces; all of the client's without it.
    max_retries: How often a call is retried where that is safe.
    timeout: How long one attempt may take, in seconds.
    """

    def __init__(
        self,
        base_url: str,
        client_id: str,
        client_secret: str,
        *,
        scope: str | None = None,
        max_retries: int = 3,
        timeout: float = 30.0,
        transport: Transport | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._credentials = (client_id, client_secret)
        self._scope = scope
        self._transport = transport or Transport(max_retries, timeout)
        self._now = now
        self._lock = threading.Lock()
        self._token: str | None = None
        self._fresh_until = 0.0

    def call(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        """Calls any path of the API. Returns the parsed body, None if there is none; raises `ApiError`."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = f"{self._base_url}{path}{'?' + urlencode(given) if given else ''}"
        request = Request(url, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if method == "POST":
            request.add_header("Idempotency-Key", idempotency_key or str(uuid.uuid4()))
        token = self._read_token()
        response = self._send(request, token)
        if response.status == 401:
            self._forget_token(token)
            response = self._send(request, self._read_token())
        if response.status < 300 and not response.body:
            return None
        parsed = _parse(response)
        if response.status >= 300 or parsed is None:
            fields = parsed if isinstance(parsed, dict) else {}
            raise ApiError(response.status, fields, response.headers.get("x-request-id"))
        return parsed

    def _send(self, request: Request, token: str) -> Response:
        request.add_header("Authorization", f"Bearer {token}")
        return self._transport.send(request)

    def _read_token(self) -> str:
        """A token that is valid for at least a minute. Threads that need one at the same time wait for the same one."""
        with self._lock:
            if self._token is None or self._fresh_until <= self._now():
                self._token, self._fresh_until = self._request_token()
            return self._token

    def _forget_token(self, value: str) -> None:
        with self._lock:
            if self._token == value:
                self._token = None

    def _request_token(self) -> tuple[str, float]:
        form = {"grant_type": "client_credentials", **({"scope": self._scope} if self._scope else {})}
        # RFC 6749, section 2.3.1: both parts are form-urlencoded first.
        basic = base64.b64encode(":".join(quote(part, safe="") for part in self._credentials).encode())
        request = Request(f"{self._base_url}/oauth2/token", data=urlencode(form).encode(), method="POST")
        request.add_header("Authorization", f"Basic {basic.decode()}")
        asked_at = self._now()
        # Requesting a token changes nothing.
        response = self._transport.send(request, is_repeatable=True)
        parsed = _parse(response)
        fields = parsed if isinstance(parsed, dict) else {}
        if response.status != 200 or "access_token" not in fields or "expires_in" not in fields:
            raise TokenError(response.status, fields)
        return str(fields["access_token"]), asked_at + float(fields["expires_in"]) - _MARGIN_SECONDS
