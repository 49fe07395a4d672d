import { describe, expect, it } from "vitest";
import { allowedHosts } from "./allowed-hosts";

const deployment = {
  APP_URL: "https://Portal.example:8443/base",
  ALLOWED_HOSTS: ["alias.example", "inner:3000", "[2001:db8::1]:3000", "2001:db8::2"],
  INNGEST_SERVE_ORIGIN: "https://functions.example",
  EMBEDDED: false,
  HOST: "10.0.0.7",
  VERCEL_BRANCH_URL: "product-git-branch.vercel.example",
};
const isAllowed = allowedHosts(deployment);
const isAllowedLocally = allowedHosts({ ...deployment, APP_URL: "http://localhost:3000", EMBEDDED: true });

it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
  "one loopback name admits the others, such as %s, and nothing else",
  (host) => {
    const local = allowedHosts({ ...deployment, INNGEST_SERVE_ORIGIN: "http://127.0.0.1:3000" });
    expect([local(host), local("evil.example"), local("10.0.0.7")]).toEqual([true, false, false]);
  },
);

describe("a deployment's hosts", () => {
  it.each([
    "portal.example",
    "PORTAL.example.",
    "portal.example:443",
    "alias.example",
    "inner",
    "[2001:db8::1]",
    "[2001:DB8:0::1]:3000",
    "[2001:db8::2]",
    "functions.example",
    "product-git-branch.vercel.example",
  ])("include %s", (host) => {
    expect(isAllowed(host)).toBe(true);
  });

  it.each([
    "evil.example",
    "portal.example.evil.example",
    "evilportal.example",
    "portal.example@evil.example",
    "evil.example/portal.example",
    "evil.example#portal.example",
    "portal.example,evil.example",
    "portal.example evil.example",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "10.0.0.7",
    "",
    "http://portal.example",
    undefined,
    null,
  ])("do not include %s", (host) => {
    expect(isAllowed(host)).toBe(false);
  });
});

describe("in embedded mode", () => {
  it.each(["localhost:3000", "a.localhost", "127.0.0.1:1", "127.8.8.8", "[::1]:3000", "10.0.0.7"])(
    "include %s",
    (host) => {
      expect(isAllowedLocally(host)).toBe(true);
    },
  );

  it.each([
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:3000",
    "192.168.0.2",
    "[::2]",
    "0.0.0.0",
  ])("do not include %s", (host) => {
    expect(isAllowedLocally(host)).toBe(false);
  });
});
