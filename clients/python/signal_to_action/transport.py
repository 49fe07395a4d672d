"""Sends requests, and repeats those that can be repeated safely."""

from __future__ import annotations

import email.utils
import http.client
import random
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.message import Message
from typing import Callable, Mapping

_LONGEST_WAIT_SECONDS = 60.0
_FIRST_WAIT_SECONDS = 0.5
_UNAVAILABLE = (502, 503, 504)
_IDEMPOTENT = ("GET", "HEAD", "PUT", "DELETE")


@dataclass(frozen=True)
class Response:
    """An answer; the names of its headers are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def _lower(headers: Message) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Credentials stay with the address that they were given for."""

    def redirect_request(self, *_args: object, **_kwargs: object) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


def send_once(request: urllib.request.Request, timeout: float) -> Response:
    """One attempt. Raises `OSError` or `http.client.HTTPException` if there was no answer."""
    try:
        with _opener.open(request, timeout=timeout) as answer:
            return Response(answer.status, _lower(answer.headers), answer.read())
    except urllib.error.HTTPError as refusal:
        with refusal:
            return Response(refusal.code, _lower(refusal.headers), refusal.read())


class Transport:
    """A 429 was not carried out, so every call is repeated after its `Retry-After`. An answer that was lost, or a 502,
    503 or 504, is repeated if that is safe, with growing pauses (half a second, doubled, with jitter)."""

    def __init__(
        self,
        max_retries: int,
        timeout: float,
        send: Callable[[urllib.request.Request, float], Response] = send_once,
        wait: Callable[[float], None] = time.sleep,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._max_retries = max_retries
        self._timeout = timeout
        self._send = send
        self._wait = wait
        self._now = now

    def send(self, request: urllib.request.Request, *, is_repeatable: bool | None = None) -> Response:
        if is_repeatable is None:
            is_repeatable = request.get_method() in _IDEMPOTENT or request.has_header("Idempotency-key")
        retries = 0
        while True:
            is_last = retries >= self._max_retries
            backoff = _FIRST_WAIT_SECONDS * 2**retries * random.uniform(0.5, 1)
            try:
                response = self._send(request, self._timeout)
            except (OSError, http.client.HTTPException):
                if is_last or not is_repeatable:
                    raise
                self._wait(backoff)
            else:
                is_retried = response.status == 429 or (response.status in _UNAVAILABLE and is_repeatable)
                asked = _retry_after(response.headers.get("retry-after"), self._now())
                if not is_retried or is_last or (asked or 0) > _LONGEST_WAIT_SECONDS:
                    return response
                self._wait(backoff if asked is None else asked)
            retries += 1


def _retry_after(value: str | None, now: float) -> float | None:
    """`Retry-After` in seconds or as a date (RFC 9110, section 10.2.3); None if there is none that can be read."""
    if value is None:
        return None
    if value.strip().isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - now)
    except ValueError:
        return None
