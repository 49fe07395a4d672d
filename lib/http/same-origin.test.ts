import { describe, expect, it } from "vitest";
import { requireSameOrigin } from "./same-origin";

const appUrl = "https://portal.example/";

function check(headers: Record<string, string>): string {
  try {
    requireSameOrigin(new Request(`${appUrl}api/me/sources`, { method: "POST", headers }), appUrl);
    return "taken";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "threw";
  }
}

describe("requireSameOrigin", () => {
  it.each([
    ["a client that is not a browser", {}],
    ["the portal's own page", { origin: "https://portal.example", "sec-fetch-site": "same-origin" }],
    ["an old browser on the portal's page", { origin: "https://portal.example" }],
    ["a page at the requested host", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
    ["a URL typed by a person", { "sec-fetch-site": "none" }],
  ])("allows a write from %s", (_, headers) => {
    expect(check(headers)).toBe("taken");
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site, in an old browser", { origin: "https://evil.example" }],
    ["another site that hides its origin", { "sec-fetch-site": "cross-site" }],
    ["a sandboxed frame", { origin: "null" }],
    ["a neighboring host", { origin: "https://shop.portal.example", "sec-fetch-site": "same-site" }],
    ["a neighboring host that claims the same origin", { "sec-fetch-site": "same-site" }],
    ["a host that ends like the portal's", { origin: "https://evilportal.example" }],
    ["a host that starts like the portal's", { origin: "https://portal.example.evil.test" }],
    ["another port", { origin: "https://portal.example:8443", host: "portal.example" }],
    ["the portal over plain http", { origin: "http://portal.example", "sec-fetch-site": "cross-site" }],
    ["an invalid origin", { origin: "portal.example", host: "portal.example" }],
  ])("rejects a write from %s", (_, headers) => {
    expect(check(headers)).toBe("forbidden_origin");
  });
});
