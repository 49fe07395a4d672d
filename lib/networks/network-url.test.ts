import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalKeywords, foldText, parseNetworkUrl, parsePostUrl, privateAddressOf } from "./network-url";

const host = "www.network.example";
const url = (input: string) => parseNetworkUrl(input, host)?.url ?? null;

describe("parseNetworkUrl", () => {
  it.each([
    ["https://www.network.example/in/ada-keller", "person", "in/ada-keller"],
    ["http://network.example/in/Ada-Keller/", "person", "in/ada-keller"],
    ["HTTPS://DE.NETWORK.EXAMPLE/IN/ADA-KELLER", "person", "in/ada-keller"],
    ["https://m.network.example//in///ada-keller//", "person", "in/ada-keller"],
    ["https://user:pw@www.network.example:8443/in/ada-keller?trk=x#about", "person", "in/ada-keller"],
    ["www.network.example/in/ada-keller", "person", "in/ada-keller"],
    ["network.example:443/in/ada-keller", "person", "in/ada-keller"],
    ["//www.network.example/in/ada-keller", "person", "in/ada-keller"],
    ["www.network.example./in/ada-keller", "person", "in/ada-keller"],
    ["  in/ada-keller ", "person", "in/ada-keller"],
    ["/in/ada-keller", "person", "in/ada-keller"],
    ["https://www.network.example/in/ada-keller/recent-activity/all/", "person", "in/ada-keller"],
    ["company/Quillforge/posts/?feedView=all", "company", "company/quillforge"],
    ["https://www.network.example/company/0012345", "company", "company/0012345"],
    ["https://www.network.example/school/riverside", "school", "school/riverside"],
    ["https://www.network.example/showcase/quillforge-labs/about", "showcase", "showcase/quillforge-labs"],
    ["https://www.network.example/in/jos%C3%A9-n%C3%BA%C3%B1ez", "person", "in/josé-núñez"],
    ["https://www.network.example/in/jose\u0301-n\u00faez", "person", "in/josé-núez"],
    ["https://www.network.example/in/100%25", "person", "in/100%25"],
    ["https://www.network.example/in/ACoAABcDeFgH_i-J", "person", "in/ACoAABcDeFgH_i-J"],
    ["https://www.network.example/in/ACwAABcDeFgH_i-J", "person", "in/ACwAABcDeFgH_i-J"],
    ["in/AEMAAA1BcDeFgH", "person", "in/AEMAAA1BcDeFgH"],
    ["https://www.network.example/company/ACoAABcDeFgH", "company", "company/acoaabcdefgh"],
  ])("parses %s", (input, kind, path) => {
    const parsed = parseNetworkUrl(input, host);
    expect(parsed?.kind).toBe(kind);
    expect(parsed?.url).toBe(`https://www.network.example/${path}`);
  });

  const ada = "https://www.network.example/in/ada-keller";
  it.each([
    ...[
      ",",
      ".",
      ";",
      ")",
      "]",
      "}",
      ">",
      '"',
      "'",
      "”",
      "»",
      "!",
      "?",
      "…",
      "、",
      "。",
      "）",
      ").",
      '",',
      "/,",
    ],
  ])("drops %s after an address", (after) => {
    for (const pasted of [`${ada}${after}`, `in/ada-keller${after}`]) expect(url(pasted)).toBe(ada);
  });

  it.each([
    [`<${ada}>`],
    [`<${ada}|Ada Keller>`],
    [`Ada Keller <${ada}>,`],
    [`[Ada Keller](${ada})`],
    [`- [Ada (Sales)](<${ada}> "Profile").`],
    [`<a href="${ada}">Ada Keller</a>`],
    [`(${ada}).`],
    [`"${ada}",`],
    [`“${ada}”`],
    [`* ${ada}`],
    [`2. ${ada}`],
    [`**${ada}**`],
    [`\u200b${ada}\u200b`],
    [`\ufeffin/ada-keller\u2060`],
    [`\u202a${ada}\u202c`],
    [`www.network\u200b.example/in/ada-\u00adkeller`],
    [`${ada}%2C`],
    [`${ada},/recent-activity`],
  ])("reads the address in %j", (pasted) => expect(url(pasted)).toBe(ada));

  it.each([
    ["in/me", "own"],
    ["https://www.network.example/in/me/", "own"],
    ["https://de.network.example/in/ME/recent-activity?x=1", "own"],
    ["<https://www.network.example/in/me>,", "own"],
    ["https://www.network.example/in/%6De", "own"],
    ["https://www.network.example/sales/lead/ACwAABcDeFg,NAME_SEARCH,x1Y2", "tool"],
    ["www.network.example/sales/people/ACwAABcDeFg,name", "tool"],
    ["sales/lead/ACwAABcDeFg", "tool"],
    ["https://www.network.example/sales/company/12345", "tool"],
    ["https://www.network.example/talent/profile/AEMAABcDeFg", "tool"],
    ["https://www.network.example/recruiter/profile/1,2,CAP", "tool"],
  ])("refuses %s, which only its reader can open", (input, why) => {
    expect(url(input)).toBeNull();
    expect(privateAddressOf(input, host)).toBe(why);
  });

  it.each(["in/mel", "company/me", "in/ada-keller", "https://evil.test/in/me", "sales", "", "\ud800"])(
    "%j is not private",
    (input) => expect(privateAddressOf(input, host)).toBeNull(),
  );

  it.each([
    "ada-keller",
    "in",
    "in/",
    "",
    " ",
    "https://www.network.example",
    "https://www.network.example/in",
    "https://www.network.example/feed/ada",
    "https://evil-network.example/in/ada",
    "https://network.example.evil.test/in/ada",
    "https://www.network.example@evil.test/in/ada",
    "https://evil.test/www.network.example/in/ada",
    "https://evil.test\\@www.network.example/in/ada",
    "https://nеtwork.example/in/ada",
    "https:www.network.example/in/ada",
    "ftp://www.network.example/in/ada",
    "javascript:alert(1)//www.network.example/in/ada",
    "mailto:ada@www.network.example/in/ada",
    "https://www.network.example/in/%E0%A4",
    "https://www.network.example/in/a%2Fb",
    "https://www.network.example/in/a%20b",
    "https://www.network.example/in/a%00b",
    "https://www.network.example/in/a%E2%80%8Bb",
    "https://www.network.example/in/..",
    "https://www.network.example/in/%2e%2e",
    `https://www.network.example/in/${"a".repeat(201)}`,
    `in/${"a".repeat(4_000)}`,
  ])("rejects %s", (input) => {
    expect(parseNetworkUrl(input, host)).toBeNull();
  });

  it("decodes only once", () => {
    expect(parseNetworkUrl("in/%2541", host)).toMatchObject({
      slug: "%41",
      url: expect.stringContaining("%2541"),
    });
  });

  it("accepts any registrable domain as the network, but no other site on a shared domain", () => {
    expect(parseNetworkUrl("https://de.network.co.uk/in/ada", "network.co.uk")?.url).toBe(
      "https://www.network.co.uk/in/ada",
    );
    expect(parseNetworkUrl("https://other.github.io/in/ada", "mine.github.io")).toBeNull();
  });

  const slugs = fc
    .stringMatching(/^[A-Za-z0-9À-ſ_.-]{1,40}$/)
    .filter((slug) => !/^(?:\.+|me\.*)$/i.test(slug));

  it("is idempotent and never throws", () => {
    const near = fc.tuple(
      fc.constantFrom("", "https://", "http://", "//", "https://www."),
      fc.constantFrom("network.example", "evil.test", "in", "company", ""),
      fc.constantFrom("/", "//", "/in/", "/company/", "/school/", "@"),
      fc.oneof(slugs, fc.string({ unit: "binary", maxLength: 20 }), fc.webPath()),
    );
    const around = fc.stringMatching(/^[\s<>()[\]{}"'`*.,;:!?|…、。）】”»\u200b\u202e\ufeff-]{0,4}$/);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          near.map((parts) => parts.join("")),
        ),
        around,
        around,
        (text, before, after) => {
          const input = `${before}${text}${after}`;
          const once = url(input);
          if (once !== null) expect(url(once)).toBe(once);
          expect([null, "own", "tool"]).toContain(privateAddressOf(input, host));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it("returns the same address for every spelling", () => {
    fc.assert(
      fc.property(
        slugs,
        fc.constantFrom("www.", "", "de.", "m.", "fr-ca."),
        fc.constantFrom("", "/", "/posts", "/details/skills/?x=1", "?utm=2", "#top", "//"),
        (slug, prefix, suffix) => {
          const expected = url(`in/${slug}`);
          expect(expected).not.toBeNull();
          expect(url(`http://${prefix}Network.Example/in/${encodeURIComponent(slug)}${suffix}`)).toBe(
            expected,
          );
          expect(url(`${prefix}network.example//in/${slug}${suffix}`)).toBe(expected);
        },
      ),
    );
  });

  it("never accepts a foreign host", () => {
    const foreign = fc.oneof(
      fc.domain(),
      fc.domain().map((domain) => `network.example.${domain}`),
      slugs.map((slug) => `${slug.replace(/[^a-z0-9]/gi, "x")}network.example`),
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]`),
    );
    fc.assert(
      fc.property(foreign, slugs, (name, slug) => {
        fc.pre(!/(^|\.)network\.example$/i.test(name));
        expect(url(`https://${name}/in/${slug}`)).toBeNull();
        expect(url(`https://www.network.example@${name}/in/${slug}`)).toBeNull();
      }),
    );
  });

  it("always returns an address on the network", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), slugs, (base, slug) => {
        for (const input of [base, `${base}/in/${slug}`, `in/${slug}/${base}`]) {
          const parsed = parseNetworkUrl(input, host);
          if (parsed) expect(new URL(parsed.url).host).toBe(host);
        }
      }),
    );
  });
});

describe("parsePostUrl", () => {
  const canonical = "https://www.network.example/feed/update/urn:li:activity:7123456789012345678";

  it.each([
    canonical,
    `${canonical}/?commentUrn=urn:li:comment:(activity:1,2)`,
    "http://de.network.example/feed/update/urn%3Ali%3Aactivity%3A7123456789012345678/",
    "www.network.example/posts/ada-keller_pipeline-reviews-activity-7123456789012345678-aB3d?utm=1",
    "posts/ada_activity-7123456789012345678",
  ])("parses %s", (input) => {
    expect(parsePostUrl(input, host)).toEqual({
      kind: "activity",
      id: "7123456789012345678",
      url: canonical,
    });
  });

  it("keeps post kinds apart that the network numbers separately", () => {
    expect(parsePostUrl("posts/ada_ugcPost-7123456789012345678-x", host)?.url).toBe(
      "https://www.network.example/feed/update/urn:li:ugcPost:7123456789012345678",
    );
  });

  it.each([
    "https://evil.test/feed/update/urn:li:activity:7123456789012345678",
    "https://www.network.example/in/ada_activity-7123456789012345678",
    "https://www.network.example/posts/ada",
    "https://www.network.example/posts/%E0%A4_activity-7123456789012345678",
    "urn:li:activity:7123456789012345678",
  ])("rejects %s", (input) => {
    expect(parsePostUrl(input, host)).toBeNull();
  });

  it("is idempotent and never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.webPath().map((path) => `https://${host}/posts${path}activity-7123456789012`),
        ),
        (input) => {
          const once = parsePostUrl(input, host);
          if (once) expect(parsePostUrl(once.url, host)).toEqual(once);
        },
      ),
    );
  });
});

describe("canonicalKeywords", () => {
  it("ignores order, case, white space and duplicates", () => {
    expect(canonicalKeywords(["  Cold   Outreach ", "CRM data", "crm\tDATA"])).toBe(
      "cold outreach\ncrm data",
    );
    expect(canonicalKeywords(["crm data", "cold outreach"])).toBe("cold outreach\ncrm data");
    expect(canonicalKeywords(["STRASSE"])).toBe(canonicalKeywords(["Straße"]));
    expect(canonicalKeywords([])).toBe("");
  });

  it("is idempotent and independent of order", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary", maxLength: 40 }), { maxLength: 5 }), (phrases) => {
        const once = canonicalKeywords(phrases);
        expect(canonicalKeywords(once.split("\n"))).toBe(once);
        expect(canonicalKeywords([...phrases].reverse())).toBe(once);
        for (const phrase of phrases) expect(foldText(foldText(phrase))).toBe(foldText(phrase));
      }),
    );
  });
});
