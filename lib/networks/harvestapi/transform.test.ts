import { describe, expect, it } from "vitest";
import { toComment, toCompany, toPerson, toPost, toReaction } from "./transform";
import { WireComment, WireCompany, WirePost, WireProfile, WireReaction } from "./wire";

const host = "www.network.example";
const reading = { host, now: new Date("2025-11-20T15:00:00Z") };

describe("toPost", () => {
  const post = (extra: object) =>
    toPost(
      WirePost.parse({
        linkedinUrl: `https://${host}/posts/ada_x-activity-7123456789012345678-Ab`,
        author: { name: "Ada" },
        postedAt: { timestamp: 1_700_000_000_000 },
        ...extra,
      }),
      reading,
    );

  it("accepts a post without optional fields", () => {
    expect(post({})).toEqual({
      url: `https://${host}/feed/update/urn:li:activity:7123456789012345678`,
      author: { kind: "person", name: "Ada", networkUrl: null, headline: null },
      text: "",
      postedAt: new Date(1_700_000_000_000),
      likes: 0,
      comments: 0,
      shares: 0,
    });
  });

  it("falls back to the id for the address and to the date for the time", () => {
    const read = post({
      linkedinUrl: null,
      id: "7123456789012345678",
      postedAt: { date: "2025-01-02T03:04:05Z" },
    });
    expect(read?.url).toContain("activity:7123456789012345678");
    expect(read?.postedAt.toISOString()).toBe("2025-01-02T03:04:05.000Z");
  });

  it("never accepts an address on another host", () => {
    expect(post({ linkedinUrl: "https://evil.test/posts/a_activity-7123456789012345678-x" })).toBeUndefined();
    expect(
      post({ author: { name: "Ada", linkedinUrl: "https://evil.test/in/ada" } })?.author.networkUrl,
    ).toBeNull();
  });

  it.each([
    [{ timestamp: null, date: "yesterday" }],
    [{ timestamp: Date.UTC(2099, 0, 1) }],
    [{ date: "0001-01-01T00:00:00Z" }],
    [null],
  ])("counts %o as published when it was seen", (postedAt) => {
    expect(post({ postedAt })?.postedAt).toEqual(reading.now);
  });
});

describe("engagements", () => {
  const actor = { name: "Ada", linkedinUrl: `https://${host}/in/ACoAABcd`, position: " " };

  it("keeps the case of member ids", () => {
    const reaction = toReaction(WireReaction.parse({ reactionType: "PRAISE", actor }), host);
    expect(reaction).toMatchObject({
      reactionType: "celebrate",
      person: { networkUrl: `https://${host}/in/ACoAABcd`, headline: null },
    });
    expect(toReaction(WireReaction.parse({ reactionType: "WAVE", actor }), host)?.reactionType).toBe("wave");
  });

  it.each([
    ["companies", `https://${host}/company/home/`],
    ["members whose address is hidden", null],
    ["members who can only be searched", `https://${host}/search/results/people/headless`],
  ])("skips %s without counting them as malformed", (_, linkedinUrl) => {
    const page = { ...actor, linkedinUrl };
    expect(toReaction(WireReaction.parse({ reactionType: "LIKE", actor: page }), host)).toBeNull();
    expect(toComment(WireComment.parse({ id: 1, actor: page }), reading)).toBeNull();
  });

  it("accepts a comment without time and text", () => {
    expect(toComment(WireComment.parse({ id: 17, actor, createdAt: "" }), reading)).toMatchObject({
      commentId: "17",
      text: "",
      at: null,
    });
  });
});

describe("toPerson", () => {
  const person = (extra: object) =>
    toPerson(WireProfile.parse({ publicIdentifier: "Ada-K", firstName: "Ada", ...extra }), host);

  it("prefers the public name and the position at the current employer", () => {
    const read = person({
      linkedinUrl: `https://${host}/in/ACoAABcd`,
      currentPosition: [{ companyName: "Home" }],
      experience: [
        { position: "Advisor", companyName: "Side", endDate: null },
        {
          position: "Head of Sales",
          companyName: "Home",
          companyLink: `https://${host}/company/123/`,
          startDate: { year: 2024, month: "March" },
          endDate: { text: "Present" },
        },
        { position: "Intern", companyName: "Home", endDate: { text: "2011", year: 2011 } },
      ],
    });
    expect(read).toMatchObject({
      networkUrl: `https://${host}/in/ada-k`,
      title: "Head of Sales",
      companyName: "Home",
      companyNetworkUrl: `https://${host}/company/123`,
      openToWork: false,
    });
    expect(read?.positionStartedAt?.toISOString()).toBe("2024-03-01T00:00:00.000Z");
  });

  it("has no title and no company without a current position", () => {
    expect(person({ experience: [{ position: "Intern", endDate: { text: "2011" } }] })).toMatchObject({
      title: null,
      companyName: null,
      companyNetworkUrl: null,
      positionStartedAt: null,
    });
  });

  it("returns undefined without an address", () => {
    expect(person({ publicIdentifier: null })).toBeUndefined();
  });

  it.each([
    [{ year: 99, month: 3 }, null],
    [{ year: "2021", month: "5" }, "2021-05-01T00:00:00.000Z"],
    [{ year: 2021, month: 99 }, "2021-01-01T00:00:00.000Z"],
    ["2021", null],
  ])("reads the start %o of a position as %s", (startDate, expected) => {
    const read = person({ experience: [{ position: "CEO", startDate }, null, 7] });
    expect(read?.positionStartedAt?.toISOString() ?? null).toBe(expected);
  });
});

describe("toCompany", () => {
  const company = (extra: object) =>
    toCompany(WireCompany.parse({ universalName: "home", name: "Home", ...extra }), host);

  it("falls back to the employee range and picks the headquarters location", () => {
    expect(
      company({
        employeeCountRange: { start: 51, end: 200 },
        locations: [{ city: "Lyon" }, { headquarter: true, city: "Berlin", country: "DE" }],
      }),
    ).toMatchObject({ employeeCount: 126, location: "Berlin, DE" });
    expect(company({})).toMatchObject({ employeeCount: null, location: null, industry: null });
  });

  it("accepts industries as names and as objects", () => {
    expect(company({ industries: ["Software"] })?.industry).toBe("Software");
    expect(company({ industries: [null, { id: "4", name: "Banking" }] })?.industry).toBe("Banking");
  });

  it("keeps the kind of organization", () => {
    expect(company({ linkedinUrl: `https://${host}/school/home/` })?.networkUrl).toBe(
      `https://${host}/school/home`,
    );
  });

  it.each(["javascript:alert(1)", "not a url", "", "ftp://x.example"])("shows no link to %o", (website) => {
    expect(company({ website })?.website).toBeNull();
  });
});
