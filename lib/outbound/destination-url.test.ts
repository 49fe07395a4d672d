import { describe, expect, it } from "vitest";
import { checkDestinationUrl } from "./destination-url";

const problemOf = (url: string, allowPrivate = false) => checkDestinationUrl(url, { allowPrivate }).problem;

const loopbackNotations = [
  "127.0.0.1",
  "127.0.0.1.",
  "2130706433",
  "0x7f000001",
  "0x7f.0.0.1",
  "0x7f.1",
  "017700000001",
  "0177.0.0.01",
  "127.1",
  "127.0.1",
  "①②⑦.⓪.⓪.①",
  "127。0。0。1",
  "%31%32%37.0.0.1",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
];

const closedAlways = [
  "0",
  "0.0.0.0",
  "169.254.169.254",
  "0xa9fea9fe",
  "2852039166",
  "[::]",
  "[::127.0.0.1]",
].concat(["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001::1]", "[fe80::1]", "[::ffff:169.254.169.254]"]);

describe("checkDestinationUrl", () => {
  it.each([
    "https://hooks.example.com/a?b=c",
    "https://example.com:8443",
    "https://93.184.216.34/",
    "HTTPS://Example.COM",
  ])("accepts %s", (url) => {
    expect(checkDestinationUrl(url, { allowPrivate: false }).url?.protocol).toBe("https:");
  });

  it.each(loopbackNotations)("recognizes %s as loopback", (host) => {
    expect(problemOf(`https://${host}/hook`)).toMatch(/private or reserved/);
    expect(problemOf(`http://${host}/hook`, true)).toBeUndefined();
  });

  it.each(closedAlways)("rejects %s, even for local use", (host) => {
    expect(problemOf(`https://${host}/hook`)).toMatch(/private or reserved/);
    expect(problemOf(`https://${host}/hook`, true)).toMatch(/private or reserved/);
  });

  it.each(["localhost", "LOCALHOST.", "app.localhost", "printer.local", "metadata.google.internal"])(
    "rejects the local name %s",
    (host) => {
      expect(problemOf(`https://${host}/`)).toMatch(/private or reserved/);
      expect(problemOf(`http://${host}:3000/`, true)).toBeUndefined();
    },
  );

  it("requires HTTPS except for local use", () => {
    expect(problemOf("http://example.com")).toMatch(/https:\/\//);
    expect(problemOf("http://example.com", true)).toBeUndefined();
  });

  it.each(["https://user@example.com", "https://user:password@example.com", "https://:password@example.com"])(
    "rejects user info: %s",
    (url) => {
      expect(problemOf(url, true)).toMatch(/user name or password/);
    },
  );

  it.each([
    "",
    "example.com",
    "//example.com",
    "https://",
    "https://a b/",
    "https://[fe80::1%25eth0]/",
    "https://256.1.1.1/",
  ])("rejects %j, which is not a web address", (url) => {
    expect(problemOf(url, true)).toBe("This is not a valid web address.");
  });

  it.each([
    "ftp://example.com",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,x",
    "gopher://example.com",
  ])("rejects the scheme of %s", (url) => {
    expect(problemOf(url, true)).toMatch(/must start with https/);
  });
});
