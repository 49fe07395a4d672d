import { describe, expect, it } from "vitest";
import type { SeenCompany, SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import type { BuyingRole, CommitteeRole } from "@/lib/contracts/v1/purchase-roles";
import {
  salesIcp as icp,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
} from "@/tests/factories/seen";
import { countCoverage, coverRoles, expectedRoles, placePeople } from "./coverage";

const cover = (
  people: SeenPerson[],
  engagements: SeenEngagement[] = [],
  company: SeenCompany = seenCompany(),
) => coverRoles(icp, company, placePeople(icp, company, { people, engagements }), { seeks: true });
const roleOf = (title: string | null, size = 320) =>
  placePeople(icp, { employeeCount: size }, { people: [seenPerson(title)], engagements: [] })[0]?.role ??
  null;

describe("the role in a purchase", () => {
  it.each([
    ["Chief Revenue Officer", "economic_buyer"],
    ["CEO & Founder", "economic_buyer"],
    ["CFO", "economic_buyer"],
    ["Finance Director", "economic_buyer"],
    ["VP Sales", "decision_maker"],
    ["Vertriebsleiter", "decision_maker"],
    ["Account Executive", "user"],
    ["Head of Procurement", "gatekeeper"],
    ["Head of IT", "gatekeeper"],
    ["General Counsel", "gatekeeper"],
    ["Assistant to the CEO", "gatekeeper"],
    ["Fractional CRO", null],
    ["Sales Intern", null],
    ["Software Engineer", null],
    ["CTO", null],
    [null, null],
  ] as const)("of “%s” is %s", (title, role) => expect(roleOf(title)).toBe(role));

  it("of an executive of a small company is economic buyer, whatever the function", () => {
    expect([roleOf("CTO", 30), roleOf("CTO", 300)]).toEqual(["economic_buyer", null]);
    expect([roleOf("CTO", 50), roleOf("CTO", 51)]).toEqual(["economic_buyer", null]);
  });

  it.each([
    ["shares experience", [{ meaning: "shares_experience" }], "champion"],
    ["asks", [{ meaning: "asks" }], "champion"],
    ["only agrees", [{ meaning: "agrees" }], "user"],
    ["agrees twice", [{ meaning: "agrees" }, { meaning: "agrees" }], "user"],
    ["agrees three times", [{ meaning: "agrees" }, { meaning: "agrees" }, { meaning: "agrees" }], "champion"],
  ] as const)("of a salesperson who %s is %s", (_, changes, role) => {
    const person = seenPerson("Account Executive");
    const engagements = changes.map((change) => seenEngagement(person, change));
    expect(placePeople(icp, seenCompany(), { people: [person], engagements })[0]?.role).toBe(role);
  });
});

describe("the roles that a purchase needs", () => {
  const small = ["economic_buyer", "champion", "user"];
  const medium = ["economic_buyer", "decision_maker", "champion", "user"];
  it.each([
    [1, small],
    [20, small],
    [21, medium],
    [199, medium],
    [200, [...medium, "gatekeeper"]],
    [5_000, [...medium, "gatekeeper"]],
    [null, medium],
  ])("at a company of %s", (size, roles) => {
    expect(expectedRoles(size).toSorted()).toEqual(roles.toSorted());
  });
});

describe("the committee", () => {
  it("says what is covered, with the evidence for each role", () => {
    const leader = seenPerson("VP Sales");
    const seller = seenPerson("Account Executive");
    const asked = seenEngagement(leader, { meaning: "asks", text: "Which tool do you use?" });
    const { covered, expected, coverage, roles } = cover(
      [leader, seller],
      [seenReaction(leader), asked],
      seenCompany({ employeeCount: 120 }),
    );
    expect([covered, expected, coverage.text]).toEqual([
      2,
      4,
      "2 of 4 roles; no economic buyer or champion seen. 1 role is filled by title alone.",
    ]);
    const decides = roles.find(({ role }) => role === "decision_maker")?.people[0];
    expect(decides).toMatchObject({ name: leader.name, engagements: 2 });
    expect(
      decides?.evidence.map(({ text, sources }) => [text, sources.map(({ kind, id }) => [kind, id])]),
    ).toEqual([
      [
        "“VP Sales” reads as a director or VP in sales: such a role usually decides for its function.",
        [["profile", leader.id]],
      ],
      [
        "Asked: “Which tool do you use?”",
        [
          ["engagement", asked.id],
          ["post", asked.post.id],
        ],
      ],
      ["In the last 90 days, reacted once and commented once.", expect.anything()],
    ]);
  });

  it("names a gap with the titles to look for, from the ICP and fitting the company's size", () => {
    const titlesAt = (employeeCount: number | null) =>
      Object.fromEntries(
        cover([], [], seenCompany({ employeeCount })).roles.map(({ role, gap }) => [role, gap?.titles]),
      );
    expect(titlesAt(320)).toEqual({
      economic_buyer: ["Chief Revenue Officer", "CFO"],
      decision_maker: ["VP Sales", "Head of Sales"],
      champion: ["Sales Manager"],
      user: ["Account Executive"],
      gatekeeper: ["Head of IT", "Procurement Manager"],
    });
    expect(titlesAt(12)).toMatchObject({
      economic_buyer: ["Founder", "Managing Director", "Chief Revenue Officer"],
      decision_maker: undefined,
      gatekeeper: undefined,
    });
    expect(titlesAt(9_000)).toMatchObject({
      champion: ["Senior Sales Manager"],
      gatekeeper: ["Head of Procurement", "Information Security Manager"],
    });
    const { gap } = cover([seenPerson("Account Executive")]).roles[0] ?? {};
    expect(gap?.text).toBe(
      "No economic buyer among the one person known at Northwind. Look for: Chief Revenue Officer, CFO.",
    );
    expect(gap?.sources).toMatchObject([{ kind: "company" }]);
  });

  it("names no one to look for where no one is sought", () => {
    const { coverage, roles } = coverRoles(icp, seenCompany(), [], { seeks: false });
    expect(coverage.text).toMatch(/^0 of 5 roles/);
    expect(roles.map(({ gap }) => gap)).toEqual([null, null, null, null, null]);
  });

  it("expects fewer roles at small companies", () => {
    expect([12, 50, 500].map((size) => expectedRoles(size).length)).toEqual([3, 4, 5]);
    expect(expectedRoles(null)).not.toContain("gatekeeper");
  });

  it("puts those with more evidence first, whatever the order", () => {
    const [quiet, liked, asked] = [seenPerson("VP Sales"), seenPerson("VP Sales"), seenPerson("VP Sales")];
    const engagements = [seenReaction(liked), seenEngagement(asked, { meaning: "asks" })];
    for (const people of [
      [quiet, liked, asked],
      [asked, quiet, liked],
    ]) {
      const names = cover(people, engagements).roles[1]?.people.map(({ name }) => name);
      expect(names).toEqual([asked.name, liked.name, quiet.name]);
    }
  });
});

describe("what is said of the coverage", () => {
  const [spoke, silent] = [{ confirmed: true }, { confirmed: false }];
  const count = (...roles: [BuyingRole, { confirmed: boolean }[]][]) =>
    countCoverage(
      roles.map(([role, people]) => ({ role, expected: true, people, gap: null }) as CommitteeRole),
      { text: "", sources: [] },
    );
  it.each<[number, string, ...Parameters<typeof count>]>([
    [1, "1 of 1 roles.", ["user", [spoke]]],
    [0, "0 of 1 roles; no user seen.", ["user", []]],
    [
      0,
      "0 of 3 roles; no champion, user or gatekeeper seen.",
      ["champion", []],
      ["user", []],
      ["gatekeeper", []],
    ],
    [1, "1 of 1 roles. 1 role is filled by title alone.", ["user", [silent]]],
    [2, "2 of 2 roles. 2 roles are filled by title alone.", ["user", [silent]], ["gatekeeper", [silent]]],
    [1, "1 of 1 roles.", ["user", [silent, spoke]]],
    [0, "0 of 1 roles; economic buyer possible, not confirmed.", ["economic_buyer", [silent]]],
    [
      1,
      "1 of 3 roles; no champion seen; economic buyer possible, not confirmed. 1 role is filled by title alone.",
      ...([
        ["economic_buyer", [silent]],
        ["user", [silent]],
        ["champion", []],
      ] as Parameters<typeof count>),
    ],
  ])("%i covered: %s", (covered, text, ...roles) => {
    expect(count(...roles)).toEqual({ covered, expected: roles.length, coverage: { text, sources: [] } });
  });
});
