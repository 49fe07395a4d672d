"""The Python client with a network, a proxy and clocks that fail. Prints what it did."""

import base64
import email.utils
import hashlib
import hmac
import json
import os

from signal_to_action import ApiError, Client, TokenError, WebhookVerificationError, paginate, verify_webhook
from signal_to_action import transport as transports

NOW = 1_772_443_800.0
transports.random.uniform = lambda low, high: high


def answer(status, body=None, **headers):
    data = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
    return transports.Response(status, {name.replace("_", "-"): value for name, value in headers.items()}, data)


def token(value):
    return answer(200, {"access_token": value, "expires_in": 1_800})


def page(*ids):
    return answer(200, {"data": [{"id": str(one), "n": one} for one in ids], "total": 5})


def script(*answers):
    """A client whose calls are answered in turn; what it sent, and how long it waited."""
    sent, waited, left = [], [], list(answers)

    def send(request, _timeout):
        sent.append({"authorization": request.get_header("Authorization"), "key": request.get_header("Idempotency-key")})
        one = left.pop(0)
        if isinstance(one, Exception):
            raise one
        return one

    transport = transports.Transport(3, 30.0, send, waited.append, lambda: NOW)
    client = Client("https://signals.example", "client", "secret", transport=transport, now=lambda: NOW)
    return client, sent, waited


def refusal(call):
    try:
        call()
        return None
    except (ApiError, TokenError) as error:
        return [error.code, error.status]


limits = {
    "seconds": "7",
    "date": email.utils.formatdate(NOW + 5, usegmt=True),
    "past": email.utils.formatdate(NOW - 900, usegmt=True),
    "unreadable": "soon",
    "long": "3600",
}
waits, statuses = {}, {}
for name, value in limits.items():
    client, _, waited = script(token("a"), answer(429, retry_after=value), page())
    refused = refusal(client.list_signals)
    waits[name], statuses[name] = waited, refused[1] if refused else 200

reset = ConnectionResetError("reset")
client, reads, _ = script(token("a"), answer(503), reset, answer(502), page())
client.list_signals()

client, patches, _ = script(token("a"), reset)
try:
    client.update_destination("1", {"name": "A"})
except ConnectionResetError:
    pass

client, posts, _ = script(token("a"), reset, answer(503), answer(202, {"id": "1"}))
client.start_account_report({"companyUrl": "https://www.network.example/company/a"})

client, calls, _ = script(token("a"), page(0, 1), answer(401), token("b"), page(2, 3), page(4))
rows = [row["n"] for row in paginate(lambda limit, offset: client.list_signals(limit=limit, offset=offset), 2)]
bearers = [call["authorization"] for call in calls if call["authorization"].startswith("Bearer")]

proxy, _, _ = script(token("a"), *[answer(502, b"<html>")] * 4)
no_json, _, _ = script(token("a"), answer(200, b"<html>"))
no_token, _, _ = script(answer(200, b"<html>"))

# A delivery, signed with one secret or, during a rotation, with both.
delivery = json.loads(os.environ["DELIVERY"])
body, secret = delivery["body"].encode(), os.environ["SECRET"]
sent_at = int(delivery["headers"]["webhook-timestamp"])
other = "whsec_" + base64.b64encode(bytes(32)).decode()


def sign(with_secret):
    headers = delivery["headers"]
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = base64.b64decode(with_secret.removeprefix("whsec_"))
    return "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()


def accepts(secrets=secret, skew=0, **headers):
    given = {**delivery["headers"], **{name.replace("_", "-"): value for name, value in headers.items()}}
    try:
        verify_webhook(body, given, secrets, now=lambda: sent_at + skew)
        return True
    except WebhookVerificationError:
        return False


titled = {name.title(): value for name, value in delivery["headers"].items()}
print(
    json.dumps(
        {
            "waits": waits,
            "statuses": statuses,
            "reads_repeated": len(reads) - 1,
            "patches_sent": len(patches) - 1,
            "keys": len({post["key"] for post in posts[1:]}),
            "posts_sent": len(posts) - 1,
            "pages": {"rows": rows, "tokens": bearers},
            "proxy": refusal(proxy.list_signals),
            "no_json": refusal(no_json.list_signals),
            "no_token": refusal(no_token.list_signals),
            "webhooks": {
                "two_signatures": accepts(webhook_signature=f"{sign(other)} {sign(secret)}"),
                "second_secret": accepts([other, secret]),
                "unreadable_secret": accepts(["whsec_%%%a", secret]),
                "titled": verify_webhook(body, titled, secret, now=lambda: sent_at)["personName"] != "",
                "early": accepts(skew=-299),
                "late": accepts(skew=299),
                "too_early": accepts(skew=-301),
                "too_late": accepts(skew=301),
                "other_version": accepts(webhook_signature=sign(secret).replace("v1,", "v1a,")),
                "text_as_timestamp": accepts(webhook_timestamp="soon"),
                "no_secrets": accepts([]),
            },
        }
    )
)
