import { describe, expect, it } from "vitest";
import { WebhookConfig } from "./destination-config";

const url = "https://hooks.example.com/signals";

/** `path: message` for each problem. */
function problems(config: unknown): string[] {
  const issues = WebhookConfig.safeParse(config).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("WebhookConfig", () => {
  it("fills in defaults", () => {
    expect(WebhookConfig.parse({ url })).toEqual({
      url,
      method: "POST",
      auth: { type: "none" },
      headers: {},
    });
  });

  it.each([
    { type: "none" },
    { type: "bearer", token: "token-1" },
    { type: "basic", username: "user", password: "päss:word" },
    { type: "api_key", header: "X-Api-Key", value: "key 1" },
    { type: "headers" },
  ])("accepts the auth style %j", (auth) => {
    expect(problems({ url, method: "PUT", auth, headers: { "X-Team": "sales" } })).toEqual([]);
  });

  it.each([
    {},
    { url: "example.com" },
    { url: "ftp://example.com" },
    { url: `https://example.com/${"a".repeat(2_048)}` },
    { url, method: "GET" },
    { url, unknown: true },
    { url, auth: { type: "oauth" } },
    { url, auth: { type: "bearer" } },
    { url, auth: { type: "bearer", token: "" } },
    { url, auth: { type: "bearer", token: "a", extra: "b" } },
    { url, auth: { type: "basic", username: "a:b", password: "c" } },
    { url, auth: { type: "basic", username: "a", password: "b\n" } },
    { url, auth: { type: "basic", username: "a", password: "\ud800" } },
    { url, headers: { "X-Number": 1 } },
  ])("rejects %j", (config) => {
    expect(problems(config)).not.toEqual([]);
  });

  it.each(
    [
      "Host",
      "content-length",
      "Transfer-Encoding",
      "CONNECTION",
      "keep-alive",
      "Upgrade",
      "TE",
      "Trailer",
    ].concat(["Expect", "Proxy-Authorization", "proxy-connection"]),
  )("rejects the connection header %s", (name) => {
    const message = `the header "${name}" controls the connection and cannot be set`;
    expect(problems({ url, headers: { [name]: "x" } })).toEqual([`headers.${name}: ${message}`]);
    const auth = { type: "api_key", header: name, value: "x" };
    expect(problems({ url, auth })).toEqual([`auth.header: ${message}`]);
  });

  it.each([
    "X-Service-Signature",
    "x-service-delivery",
    "Idempotency-Key",
    "webhook-signature",
    "Content-Type",
  ])("rejects the delivery header %s", (name) => {
    expect(problems({ url, headers: { [name]: "x" } })).toEqual([
      `headers.${name}: the header "${name}" is set automatically on every delivery`,
    ]);
  });

  it.each(["x\r\nX-Evil: 1", "x\n", "x\0", " x", "x ", "ü", "", "x".repeat(4_097)])(
    "rejects the value %j in a header, a token and a key",
    (value) => {
      expect(problems({ url, headers: { "X-A": value } })).toHaveLength(1);
      expect(problems({ url, auth: { type: "bearer", token: value } })).toHaveLength(1);
      expect(problems({ url, auth: { type: "api_key", header: "X-Key", value } })).toHaveLength(1);
    },
  );

  it.each(["", "a b", "a:b", "a\r\nb", "ü", "x".repeat(101)])("rejects the header name %j", (name) => {
    expect(problems({ url, headers: { [name]: "x" } })).toHaveLength(1);
    expect(problems({ url, auth: { type: "api_key", header: name, value: "x" } })).toHaveLength(1);
  });

  it("rejects conflicting headers", () => {
    expect(problems({ url, headers: { "X-A": "1", "x-a": "2" } })).toEqual([
      "headers: a header is listed twice",
    ]);
    expect(problems({ url, auth: { type: "bearer", token: "a" }, headers: { AUTHORIZATION: "b" } })).toEqual([
      'headers: the header "authorization" is already used for authentication',
    ]);
    expect(
      problems({ url, auth: { type: "api_key", header: "X-Key", value: "a" }, headers: { "x-key": "b" } }),
    ).toEqual(['headers: the header "x-key" is already used for authentication']);
    expect(problems({ url, auth: { type: "headers" } })).toHaveLength(1);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`X-${index}`, "x"]));
    expect(problems({ url, headers: many })).toEqual(["headers: at most 20 headers can be added"]);
  });
});
