import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBlueskyAddress, postUriOf, postUrlOf } from "./address";

const did = "did:plc:abcdefghijklmnopqrstuvwx";
const lasting = `https://bsky.app/profile/${did}`;

describe("parseBlueskyAddress", () => {
  it.each([
    [lasting, lasting, true],
    [did, lasting, true],
    [did.toUpperCase(), lasting, true],
    [`at://${did}`, lasting, true],
    [`at://${did}/app.bsky.feed.post/3kabc`, lasting, true],
    [`bsky.app/profile/${did}/post/3kabc?x=1`, lasting, true],
    [`https://bsky.app/profile/${encodeURIComponent(did)}`, lasting, true],
    ["did:web:acme.example", "https://bsky.app/profile/did:web:acme.example", true],
    ["https://bsky.app/profile/alice.example", "https://bsky.app/profile/alice.example", false],
    ["http://www.bsky.app/profile/Alice.Example/followers", "https://bsky.app/profile/alice.example", false],
    ["alice.example", "https://bsky.app/profile/alice.example", false],
    [" @alice.bsky.social ", "https://bsky.app/profile/alice.bsky.social", false],
    ["at://alice.example", "https://bsky.app/profile/alice.example", false],
    ["https://bsky.app/profile/@alice.example", "https://bsky.app/profile/alice.example", false],
    ["<https://bsky.app/profile/alice.example>,", "https://bsky.app/profile/alice.example", false],
    ["[Alice](https://bsky.app/profile/alice.example).", "https://bsky.app/profile/alice.example", false],
    ["(@alice.example);", "https://bsky.app/profile/alice.example", false],
    ["\u202a@alice.example\u202c", "https://bsky.app/profile/alice.example", false],
    [`"${did}",`, lasting, true],
  ])("parses %s", (input, url, isLasting) => {
    expect(parseBlueskyAddress(input)).toMatchObject({ kind: "account", url, isLasting });
  });

  it.each([
    "",
    "alice",
    "@alice",
    "did:plc:short",
    "did:key:abc",
    "https://bsky.app",
    "https://bsky.app/profile/",
    "https://bsky.app/search?q=alice.example",
    "https://evil.test/profile/alice.example",
    "https://bsky.app.evil.test/profile/alice.example",
    "https://bsky.app@evil.test/profile/alice.example",
    "https://evil.test\\@bsky.app/profile/alice.example",
    "mailto:alice@bsky.app",
    "alice@example.com",
    "javascript:alert(1)",
    "https://www.network.example/in/ada",
    "in/ada",
    "company/acme",
    `${"a".repeat(64)}.example`,
  ])("rejects %s", (input) => {
    expect(parseBlueskyAddress(input)).toBeNull();
  });

  it("is idempotent, never throws, and always stays on the network", () => {
    const input = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.domain(),
      fc.webUrl(),
      fc.webPath().map((path) => `https://bsky.app/profile${path}`),
    );
    fc.assert(
      fc.property(input, (input) => {
        const once = parseBlueskyAddress(input);
        if (!once) return;
        expect(new URL(once.url).host).toBe("bsky.app");
        expect(parseBlueskyAddress(once.url)).toEqual(once);
      }),
    );
  });
});

describe("posts", () => {
  it("are the same as a link and as a URI", () => {
    const uri = `at://${did}/app.bsky.feed.post/3kabc`;
    expect(postUrlOf(uri)).toBe(`${lasting}/post/3kabc`);
    expect(postUriOf(`${lasting}/post/3kabc`)).toBe(uri);
    expect(postUriOf(`${lasting}/post/3kabc/`)).toBe(uri);
  });

  it.each([`at://alice.example/app.bsky.feed.post/3k`, `at://${did}/app.bsky.feed.like/3k`, "nonsense"])(
    "%s is no post",
    (uri) => expect(postUrlOf(uri)).toBeNull(),
  );

  it.each([lasting, "https://evil.test/profile/x/post/y", "nonsense"])("%s is no post's link", (url) =>
    expect(postUriOf(url)).toBeNull(),
  );
});
