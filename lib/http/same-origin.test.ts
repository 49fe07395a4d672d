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
    ["a client that is no browser", {}],
    ["the portal's own page", { origin: "https://portal.example", "sec-fetch-site": "same-origin" }],
    ["an old browser on the portal's page", { origin: "https://portal.example" }],
    ["a page at the host that was asked", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }],
    ["an address that a person typed", { "sec-fetch-site": "none" }],
  ])("takes a write of %s", (_, headers) => {
    expect(check(headers)).toBe("taken");
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site, in an old browser", { origin: "https://evil.example" }],
    ["another site that hides its origin", { "sec-fetch-site": "cross-site" }],
    ["a sandboxed frame", { origin: "null" }],
    ["a neighbouring host", { origin: "https://shop.portal.example", "sec-fetch-site": "same-site" }],
    ["a neighbouring host that says it is here", { "sec-fetch-site": "same-site" }],
    ["a host that ends as the portal's does", { origin: "https://evilportal.example" }],
    ["a host that starts as the portal's does", { origin: "https://portal.example.evil.test" }],
    ["another port", { origin: "https://portal.example:8443", host: "portal.example" }],
    ["the portal over plain http", { origin: "http://portal.example", "sec-fetch-site": "cross-site" }],
    ["an origin that is no address", { origin: "portal.example", host: "portal.example" }],
  ])("refuses a write of %s", (_, headers) => {
    expect(check(headers)).toBe("forbidden_origin");
  });
});
