/** Code samples that show receivers how to verify webhook signatures. */

const node = `import { createHmac, timingSafeEqual } from "node:crypto";

function isSame(a, b) {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

// secret: the whole text, "whsec_..."; body: the raw bytes as received.
export function hasServiceSignature(secret, body, headers) {
  const digest = createHmac("sha256", secret).update(body).digest("hex");
  return isSame(headers["x-service-signature"] ?? "", \`sha256=\${digest}\`);
}

export function hasStandardSignature(secret, body, headers, now = Date.now() / 1000) {
  const id = headers["webhook-id"];
  const timestamp = headers["webhook-timestamp"];
  if (!(Math.abs(now - Number(timestamp)) <= 300)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const digest = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\`).update(body).digest("base64");
  const given = (headers["webhook-signature"] ?? "").split(" ");
  return given.some((one) => isSame(one, \`v1,\${digest}\`));
}
`;

const python = `import base64
import hashlib
import hmac
import time


# secret: the whole text, "whsec_..."; body: the raw bytes as received.
def has_service_signature(secret, body, headers):
    digest = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    given = headers.get("x-service-signature", "")
    return hmac.compare_digest(given.encode(), f"sha256={digest}".encode())


def has_standard_signature(secret, body, headers, now=None):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs((now or time.time()) - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{message_id}.{timestamp}.".encode() + body
    digest = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest())
    given = headers.get("webhook-signature", "").encode().split()
    return any(hmac.compare_digest(one, b"v1," + digest) for one in given)
`;

const go = `package receiver

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"
)

func sign(key, content []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(content)
	return mac.Sum(nil)
}

// secret: the whole text, "whsec_..."; body: the raw bytes as received.
func HasServiceSignature(secret string, body []byte, header http.Header) bool {
	expected := "sha256=" + hex.EncodeToString(sign([]byte(secret), body))
	return hmac.Equal([]byte(header.Get("X-Service-Signature")), []byte(expected))
}

func HasStandardSignature(secret string, body []byte, header http.Header) bool {
	timestamp := header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if age := time.Since(time.Unix(seconds, 0)); err != nil || age.Abs() > 5*time.Minute {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	content := append([]byte(header.Get("webhook-id")+"."+timestamp+"."), body...)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(sign(key, content)))
	for _, given := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(given), expected) {
			return true
		}
	}
	return false
}
`;

/**
 * Programs that verify both signature headers of a delivery. Tests run them against signed deliveries, if the
 * language is installed.
 */
export const verificationSnippets = [
  { language: "javascript", title: "Node", code: node },
  { language: "python", title: "Python", code: python },
  { language: "go", title: "Go", code: go },
] as const;
