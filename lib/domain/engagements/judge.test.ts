import { describe, expect, it } from "vitest";
import type { PendingEngagement } from "@/db/queries/engagements";
import { days, hours } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { daysAgo, reportTime as now, salesIcp } from "@/tests/factories/seen";
import { judge, kindOf, type PersonState, refuseSuppressed, stackGates, strengthInput } from "./judge";
import type { Profile } from "./profile";
import { readEvidence } from "./read-evidence";
import { standardsOf } from "./standards";

const host = "https://www.network.example";
const urls = { ada: `${host}/in/ada`, own: `${host}/company/own`, rival: `${host}/company/rival` };

const icp = {
  ...{ ...salesIcp, id: newId(), customerId: newId(), name: "Sales", isDefault: true, draft: null },
  ...{ excludedTitles: ["Freelance"], createdAt: daysAgo(90), updatedAt: daysAgo(60) },
};
const facts = {
  ownCompany: { networkUrl: urls.own, name: "Own" },
  watchedCompanies: [{ networkUrl: urls.rival, name: "Rival" }],
  suppressions: [],
  now,
};
const standards = (change: Partial<Parameters<typeof standardsOf>[1]> = {}) =>
  standardsOf(icp, { ...facts, ...change });

const company = {
  ...{ key: `${host}/company/acme`, networkUrl: `${host}/company/acme`, name: "Acme" },
  ...{ industry: "Software Development", employeeCount: 300, website: "https://www.acme.example" },
  ...{ summary: null, location: null },
};
type Fetched = Extract<Profile, { kind: "fetched" }>;
const profile = (person: Partial<Fetched["person"]> = {}, of: Fetched["company"] = company): Fetched => ({
  kind: "fetched",
  person: {
    ...{ networkUrl: urls.ada, name: "Ada", headline: null, title: "VP Sales", about: null, location: null },
    ...{ companyName: of?.name ?? null, companyNetworkUrl: of?.networkUrl ?? null },
    ...{ positionStartedAt: null, openToWork: false, hiring: false, ...person },
  },
  company: of,
  cause: "person",
});

const row = { customerId: icp.customerId, createdAt: daysAgo(5) };
const stored: Profile = {
  kind: "cached",
  person: { ...profile().person, ...row, id: newId(), companyId: null },
  company: { ...company, ...row, id: newId() },
};

type Post = PendingEngagement["post"];
const engagement = (change: Partial<PendingEngagement> = {}, post: Partial<Post> = {}): PendingEngagement => {
  const [id, postId, sourceId] = [newId(), newId(), newId()];
  return {
    ...{ id, customerId: icp.customerId, postId, sourceId, kind: "comment", personUrl: urls.ada },
    ...{ personName: "Ada", personHeadline: null, personId: null, reactionType: null, commentId: "1" },
    ...{ text: "Which tool do you use for this?", status: "pending", signalId: null, tries: 0 },
    ...{ engagedAt: daysAgo(1), createdAt: daysAgo(1), judgedAt: null, claimedAt: null },
    post: {
      ...{
        id: postId,
        url: `${host}/feed/1`,
        authorName: "Bo",
        authorKind: "person",
        authorNetworkUrl: null,
      },
      ...{ text: "Our sales forecast was wrong.", postedAt: daysAgo(2), relevanceScore: 80, ...post },
    },
    source: { id: sourceId, type: "target_person", displayName: "Bo", networkUrl: null },
    ...change,
  } as PendingEngagement;
};

const nothing: PersonState = { hasSignal: false };
/** "fits", or the gate that refuses. */
function outcome(of: Profile, state: PersonState = nothing, given = engagement(), by = standards()) {
  const verdict = judge(by, given, of, state);
  return verdict.fits ? "fits" : verdict.gates.findLast(({ passed }) => !passed)?.id;
}

describe("a person who engaged", () => {
  const absent: Profile = { kind: "absent", cause: null };
  const small = { ...company, employeeCount: 10 };
  const at = (of: Partial<typeof company>) => profile({}, { ...company, ...of });
  it.each<[string, string | undefined, Profile, PersonState?]>([
    ["who matches the ICP becomes a signal", "fits", profile()],
    ["whose profile is stored becomes one too", "fits", stored],
    ["who works at the workspace's company does not", "own_employee", at({ networkUrl: urls.own })],
    ["who works at a watched company does not", "competitor_staff", at({ networkUrl: urls.rival })],
    ["who is not found does not", "profile", absent],
    ["who was not read yet does not", "profile", { kind: "unread", error: null }],
    ["without a company does not, if its size counts", "company", profile({}, null)],
    ["at a company that is too small does not", "icp_limits", profile({}, small)],
    ["who looks for a job does not", "sells", profile({ headline: "Open to work | looking for a new role" })],
    ["who also sells does not", "sells", profile(), { hasSignal: false, unwanted: "sells" }],
    ["who asked for no contact does not", "refuses", profile(), { hasSignal: false, refusedAt: daysAgo(2) }],
    ["with an excluded title does not", "excluded", profile({ title: "Freelance VP Sales" })],
    ["who does not fit does not", "score", profile({ title: "Nurse" })],
  ])("%s", (_, expected, of, state) => {
    expect(outcome(of, state)).toBe(expected);
  });

  it("keeps a score only if nothing but the score refuses them", () => {
    const refused = (of: Profile) => {
      const verdict = judge(standards(), engagement(), of, nothing);
      return verdict.fits ? null : verdict.score;
    };
    expect(refused(profile({ title: "Nurse" }))?.fit).toBeLessThan(50);
    expect(refused(profile({}, small))).toBeNull();
    expect(refused(absent)).toBeNull();
  });

  it("who has a signal joins it whatever their fit, unless they want no contact", () => {
    const has = { hasSignal: true };
    expect(outcome(profile({ title: "Nurse" }), has)).toBe("fits");
    expect(outcome(profile({}, small), has)).toBe("fits");
    expect(outcome(profile(), { ...has, refusedAt: daysAgo(2) })).toBe("refuses");
    expect(outcome(at({ networkUrl: urls.own }), { ...has, refusedAt: daysAgo(2) })).toBe("own_employee");
    expect(outcome(absent, has)).toBeUndefined();
    const joins = judge(standards(), engagement(), profile(), has);
    expect(joins.fits && joins.candidate.joinsOnly).toBe(true);
  });

  it("who was let in by a person passes the gate that refused them", () => {
    const overruled = new Set(["icp_limits"] as const);
    expect(outcome(profile({}, small), { hasSignal: false, overruled })).not.toBe("icp_limits");
  });

  it("who works at the company whose page posted is its staff, and not if a person posted", () => {
    const page = { authorName: "Acme", authorNetworkUrl: company.networkUrl };
    const given = (authorKind: Post["authorKind"]) => engagement({}, { ...page, authorKind });
    expect(outcome(profile(), nothing, given("company"))).toBe("own_employee");
    expect(outcome(profile(), nothing, given("person"))).toBe("fits");
  });
});

describe("suppressions", () => {
  const by = (kind: "person" | "company" | "domain", value: string) =>
    standards({ suppressions: [{ kind, value }] });
  it.each([
    ["person", urls.ada, "suppressed"],
    ["person", `${urls.ada}-lovelace`, "fits"],
    ["company", company.networkUrl, "suppressed"],
    ["company", urls.ada, "fits"],
    ["domain", "acme.example", "suppressed"],
    ["domain", "other.example", "fits"],
  ] as const)("of the %s %s: %s", (kind, value, expected) => {
    expect(outcome(profile(), nothing, engagement(), by(kind, value))).toBe(expected);
  });

  it("of a person refuse them before they are looked up; others need the profile", () => {
    expect(refuseSuppressed(by("person", urls.ada), urls.ada)?.map(({ id }) => id)).toEqual(["suppressed"]);
    expect(refuseSuppressed(by("person", urls.ada), urls.own)).toBeNull();
    expect(refuseSuppressed(by("company", urls.ada), urls.ada)).toBeNull();
  });

  it("of an address that a person no longer has still refuse them", () => {
    const moved = profile({ networkUrl: `${urls.ada}-2` });
    expect(outcome(moved, nothing, engagement(), by("person", urls.ada))).toBe("suppressed");
    expect(outcome(moved, nothing, engagement(), by("person", `${urls.ada}-2`))).toBe("suppressed");
  });
});

describe("what the strength depends on", () => {
  const input = (given: PendingEngagement) =>
    strengthInput({ now }, given, { evidence: readEvidence(given), earlier: 2 });

  it("is the age in hours, none if it lies ahead, the post's relevance, and what came earlier", () => {
    const aged = (ms: number) => input(engagement({ engagedAt: new Date(now.getTime() - ms) }));
    expect(aged(hours(36)).engagement.ageHours).toBe(36);
    expect(aged(-hours(5)).engagement.ageHours).toBe(0);
    expect(aged(0)).toMatchObject({
      post: { relevance: 80 },
      earlierEngagements: 2,
      sourceType: "target_person",
    });
  });

  it("names a comment or a reaction, and neither for an author's own post", () => {
    expect((["comment", "reaction", "post"] as const).map((kind) => kindOf({ kind }))).toEqual([
      "comment",
      "reaction",
      null,
    ]);
  });
});

it("says how old the signal is that an engagement joins", () => {
  const verdict = judge(standards(), engagement(), profile(), nothing);
  if (!verdict.fits) throw new Error("Should fit");
  const reasonAfter = (ms: number) =>
    stackGates(standards(), verdict.candidate, new Date(now.getTime() - ms)).findLast(
      ({ id }) => id === "merge_window",
    )?.reason;
  expect(reasonAfter(days(3))).toContain("3 days");
  expect(reasonAfter(hours(5))).toContain("less than a day");
  expect(reasonAfter(-days(3))).toContain("less than a day");
});
