"""A typed client for the Signal-to-Action customer API. It needs nothing but Python's standard library."""

from .client import Client
from .errors import ApiError, ErrorDetail, TokenError
from .paginate import paginate
from .webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "ApiError",
    "Client",
    "ErrorDetail",
    "TokenError",
    "WebhookVerificationError",
    "paginate",
    "verify_webhook",
]
