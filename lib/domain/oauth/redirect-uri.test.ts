import { describe, expect, it } from "vitest";
import { describeDestination, isRegisteredUri, redirectUriProblem, withAnswer } from "./redirect-uri";

describe("a redirect URI", () => {
  it.each([
    "https://app.example/callback",
    "https://app.example:8443/callback?x=1",
    "http://localhost/callback",
    "http://localhost:3000/callback",
    "http://127.0.0.1:50123/",
    "http://[::1]:1/callback",
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "vscode://vscode.example/did-authenticate",
    "com.example.app:/oauth",
  ])("can be registered: %s", (uri) => {
    expect(redirectUriProblem(uri)).toBeNull();
  });

  it.each([
    "http://app.example/callback",
    "http://localhost.evil.example/",
    "http://127.0.0.2/callback",
    "http://0.0.0.0/callback",
    "https://user@app.example/",
    "https://app.example/#",
    "https://app.example/a b",
    "https://app.example\\@evil.example/",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "mailto:a@b.example",
    "ms-msdt:/id",
    "about:blank",
    "/callback",
    "callback",
    "",
  ])("cannot be registered: %j", (uri) => {
    expect(redirectUriProblem(uri)).not.toBeNull();
  });

  it("matches as text, except for the port on this computer", () => {
    const registered = ["http://localhost:3000/callback", "https://app.example:8443/callback"];
    expect(isRegisteredUri(registered, "http://localhost:3000/callback")).toBe(true);
    expect(isRegisteredUri(registered, "http://localhost:41234/callback")).toBe(true);
    expect(isRegisteredUri(registered, "http://localhost/callback")).toBe(true);
    expect(isRegisteredUri(registered, "http://127.0.0.1:3000/callback")).toBe(false);
    expect(isRegisteredUri(registered, "http://localhost:3000/callback/x")).toBe(false);
    expect(isRegisteredUri(registered, "https://localhost:3000/callback")).toBe(false);
    expect(isRegisteredUri(registered, "https://app.example/callback")).toBe(false);
    expect(isRegisteredUri(registered, "https://APP.example:8443/callback")).toBe(false);
  });

  it("keeps its own query when it gets the answer", () => {
    expect(withAnswer("https://a.example/cb?x=1", { code: "c", state: undefined })).toBe(
      "https://a.example/cb?x=1&code=c",
    );
    expect(withAnswer("com.example.app:/cb", { error: "access_denied" })).toBe(
      "com.example.app:/cb?error=access_denied",
    );
  });

  it("is described by where it leads", () => {
    expect(describeDestination("https://app.example:8443/cb")).toBe("app.example:8443");
    expect(describeDestination("http://localhost:3000/cb")).toBe(
      "a program on this computer (localhost:3000)",
    );
    expect(describeDestination("cursor://x/cb")).toBe("the desktop app that opens cursor:// addresses");
  });
});
