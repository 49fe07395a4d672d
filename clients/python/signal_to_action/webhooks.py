"""Checks that a delivery comes from the service and is recent."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from typing import Callable, Mapping, Sequence, cast

from .models import WebhookPayload

_TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """The delivery is not from the service, was changed, or is more than 5 minutes old. Answer 400."""


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    now: Callable[[], float] = time.time,
) -> WebhookPayload:
    """The payload of a delivery, if its signature (Standard Webhooks 1.0) fits.

    body: The raw bytes as received, before they are parsed.
    secret: The signature secret, `whsec_…`; the old and the new one while you rotate it.
    """
    lower = {name.lower(): value for name, value in headers.items()}
    message_id = lower.get("webhook-id", "")
    timestamp = lower.get("webhook-timestamp", "")
    if not message_id or not (timestamp.isascii() and timestamp.isdigit()):
        raise WebhookVerificationError("The signature headers are missing")
    if abs(now() - int(timestamp)) > _TOLERANCE_SECONDS:
        raise WebhookVerificationError("The delivery is too old or too new")
    content = f"{message_id}.{timestamp}.".encode() + body
    given = lower.get("webhook-signature", "").encode().split()
    for one in [secret] if isinstance(secret, str) else secret:
        try:
            key = base64.b64decode(one.removeprefix("whsec_"))
        except ValueError:  # Another secret may fit.
            continue
        expected = b"v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest())
        if any(hmac.compare_digest(signature, expected) for signature in given):
            return cast(WebhookPayload, json.loads(body))
    raise WebhookVerificationError("The signature does not match")
