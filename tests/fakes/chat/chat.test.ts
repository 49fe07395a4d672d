/** The fake chat that other tests rely on must refuse what the vendor refuses. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMessageProblems } from "./block-kit";
import { type ChatFake, startChatFake } from "./chat";

const plain = (text: string) => ({ type: "plain_text", text, emoji: false });
const markdown = (text: string) => ({ type: "mrkdwn", text, verbatim: true });
const section = (text: unknown) => ({ text: "Hello", blocks: [{ type: "section", text }] });
const button = (change: object = {}) => ({ type: "button", action_id: "a", text: plain("Open"), ...change });
const actions = (...elements: object[]) => ({ text: "Hello", blocks: [{ type: "actions", elements }] });

describe("a message", () => {
  it.each([
    { text: "Hello &amp; welcome" },
    section(markdown("*Title*\n> quoted\n&lt;!channel&gt; <https://a.example/b|A link>")),
    section(markdown("<!date^1772359200^{date_short_pretty}|2026-03-01>")),
    actions(button({ url: "https://a.example/?b=c&d=e", style: "primary" })),
  ])("is accepted, such as %j", (message) => {
    expect(findMessageProblems(message)).toEqual([]);
  });

  it.each([
    undefined,
    {},
    { text: " " },
    { text: "Hello", blocks: "none" },
    { text: "Hello", blocks: Array.from({ length: 51 }, () => ({ type: "divider" })) },
    { text: "Hello", blocks: [{ type: "video" }] },
    { text: "Hello", blocks: [{ type: "header", text: plain("a".repeat(151)) }] },
    { text: "Hello", blocks: [{ type: "header", text: markdown("a") }] },
    { text: "Hello", blocks: [{ type: "section" }] },
    { text: "Hello", blocks: [{ type: "section", fields: [] }] },
    { text: "Hello", blocks: [{ type: "section", fields: Array.from({ length: 11 }, () => markdown("a")) }] },
    { text: "Hello", blocks: [{ type: "section", fields: [markdown("a".repeat(2_001))] }] },
    { text: "Hello", blocks: [{ type: "context", elements: Array.from({ length: 11 }, () => plain("a")) }] },
    section(markdown("a".repeat(3_001))),
    section(markdown("")),
    section(markdown("half \ud83d")),
    section(markdown("nul \0")),
    section(markdown("<!channel>")),
    section(markdown("<@U1>")),
    section(markdown("a & b")),
    section(markdown("a > b")),
    section(plain("<https://a.example|A link>")),
    actions(),
    actions(button(), button()),
    actions(button({ action_id: "" })),
    actions(button({ style: "loud" })),
    actions(button({ url: "javascript:alert(1)" })),
    actions(button({ url: `https://a.example/${"a".repeat(3_000)}` })),
    actions(button({ text: plain("a".repeat(76)) })),
  ])("is refused, such as %j", (message) => {
    expect(findMessageProblems(message)).not.toEqual([]);
  });
});

describe("the consent page", () => {
  const redirectUri = "https://portal.example/back";
  let fake: ChatFake;
  beforeAll(async () => {
    fake = await startChatFake({ redirectUris: [redirectUri], team: "A & B" });
  });
  afterAll(() => fake.close());

  const asked = (change: Record<string, string> = {}) => {
    const good = {
      client_id: fake.clientId,
      scope: "incoming-webhook",
      redirect_uri: redirectUri,
      state: "<s>",
    };
    return fetch(`${fake.authorizeUrl}?${new URLSearchParams({ ...good, ...change })}`, {
      redirect: "manual",
    });
  };

  it("asks where to post, and keeps the values it was given", async () => {
    const answer = await asked();
    const html = await answer.text();
    expect(answer.status).toBe(200);
    for (const part of ["<option>#signals</option>", 'value="allow"', 'value="deny"', "&#60;s&#62;"]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain("<s>");
  });

  it.each<Record<string, string>>([
    { client_id: "another" },
    { scope: "chat:write" },
    { redirect_uri: "https://evil.example/back" },
    { redirect_uri: "nonsense" },
    { channel: "#nowhere", decision: "allow" },
  ])("does not redirect for %j", async (change) => {
    const answer = await asked(change);
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  it("issues a code that works once, only for its app and redirect address", async () => {
    const back = new URL((await asked({ decision: "allow" })).headers.get("location") ?? "");
    expect(back.searchParams.get("state")).toBe("<s>");
    const good = {
      client_id: fake.clientId,
      client_secret: fake.clientSecret,
      code: back.searchParams.get("code") ?? "",
      redirect_uri: redirectUri,
    };
    const exchange = async (change: object = {}) => {
      const body = new URLSearchParams({ ...good, ...change });
      const answer = await fetch(`${fake.apiUrl}oauth.v2.access`, { method: "POST", body });
      const { ok, error } = await answer.json();
      return ok ? "ok" : error;
    };
    expect(await exchange({ client_id: "another" })).toBe("invalid_client_id");
    expect(await exchange({ client_secret: "wrong" })).toBe("bad_client_secret");
    expect(await exchange({ redirect_uri: "https://portal.example/other" })).toBe("bad_redirect_uri");
    expect(await exchange()).toBe("ok");
    expect(await exchange()).toBe("invalid_code");
  });
});
