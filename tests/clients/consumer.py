"""A customer's program that uses the Python client."""

import json
import os

from signal_to_action import ApiError, Client, WebhookVerificationError, paginate, verify_webhook

client = Client(os.environ["API_URL"], "client", "secret")
signals = paginate(lambda limit, offset: client.list_signals(limit=limit, offset=offset, min_strength=7))
strengths = [signal["strength"] for signal in signals]
created = client.start_account_report({"companyUrl": "https://www.network.example/company/a"})
refusal = "accepted"
try:
    client.get_signal("absent")
except ApiError as error:
    refusal = error.code

delivery = json.loads(os.environ["DELIVERY"])
body = delivery["body"].encode()
payload = verify_webhook(body, delivery["headers"], os.environ["SECRET"])


def is_accepted(**changes: object) -> bool:
    try:
        verify_webhook(**{"body": body, "headers": delivery["headers"], "secret": os.environ["SECRET"], **changes})
        return True
    except WebhookVerificationError:
        return False


sent_at = int(delivery["headers"]["webhook-timestamp"])
print(
    json.dumps(
        {
            "strengths": strengths,
            "status": created["status"],
            "refusal": refusal,
            "person": payload["personName"],
            "forged": is_accepted(body=body + b" "),
            "late": is_accepted(now=lambda: sent_at + 301),
            "unsigned": is_accepted(headers={}),
            "rotating": is_accepted(secret=["whsec_AAAA", os.environ["SECRET"]]),
        }
    )
)
