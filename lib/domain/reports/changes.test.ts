import { describe, expect, it } from "vitest";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { ofEngagement } from "@/lib/assessment/sources";
import { newId } from "@/lib/ids";
import {
  daysAgo,
  salesIcp as icp,
  reportTime,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
} from "@/tests/factories/seen";
import {
  type EarlierFindings,
  findChanges,
  newNeeds,
  newRefusals,
  newRivals,
  newSignals,
  remember,
} from "./changes";
import { coverRoles, type Placed, placePeople } from "./coverage";

const company = seenCompany({ employeeCount: 340 });
const place = (people: SeenPerson[], engagements: SeenEngagement[]) =>
  placePeople(icp, company, { people, engagements });
const found = (placed: Placed[], change: Partial<Parameters<typeof findChanges>[2]> = {}) => ({
  ...{ disposition: "qualified" as const, placed, rivals: [], now: reportTime },
  ...{ committee: coverRoles(icp, company, placed, { seeks: true }), ...change },
});
const rememberPeople = (placed: Placed[]) =>
  remember(placed, [], coverRoles(icp, company, placed, { seeks: true }));
const earlier = (change: Partial<EarlierFindings> = {}): EarlierFindings => ({
  report: { id: newId(), content: null, readyAt: daysAgo(40), createdAt: daysAgo(40) },
  ...{ disposition: "borderline", employeeCount: 320, people: [], ...change },
});

describe("the changes since the last report", () => {
  it("are those of 30 days without one", () => {
    const placed = place([seenPerson("VP Sales")], []);
    expect(findChanges(null, company, found(placed))).toEqual({
      ...{ since: daysAgo(30).toISOString(), previousReportId: null, items: [], more: 0 },
    });
  });

  it("are the disposition, stronger evidence, new signals, new people and facts, with sources", () => {
    const [known, fresh] = [
      seenPerson("VP Sales", { name: "Ada" }),
      seenPerson("Head of Sales", { name: "Ben" }),
    ];
    const before = earlier({ people: rememberPeople(place([known], [seenReaction(known)])).people });
    const asked = seenEngagement(known, { meaning: "asks", text: "Which tool do you use?" });
    const signal = {
      id: newId(),
      strength: 8,
      suggestedOpener: "",
      language: "en" as const,
      engagementId: asked.id ?? "",
      createdAt: daysAgo(9),
    };
    const placed = place([known, fresh], [{ ...asked, signal }, seenReaction(known)]);
    const { items, since, previousReportId } = findChanges(before, company, found(placed));
    expect([since, previousReportId]).toEqual([daysAgo(40).toISOString(), before.report.id]);
    expect(items.map(({ kind, text }) => [kind, text])).toEqual([
      ["disposition", "Was borderline, is now qualified."],
      ["stronger_evidence", "Ada: Asked: “Which tool do you use?”"],
      ["new_signal", "Ada made a new signal of strength 8 of 10."],
      ["new_person", "Ben, Head of Sales, was not known before."],
      ["company_facts", "Had 320 employees, has 340 now."],
    ]);
    for (const { sources } of items) expect(sources.length).toBeGreaterThan(0);
  });

  it("leave out what the last report knew, and old signals", () => {
    const known = seenPerson("VP Sales");
    const asked = seenEngagement(known, { meaning: "asks", at: daysAgo(50) });
    const signal = {
      id: newId(),
      strength: 8,
      suggestedOpener: "",
      language: "en" as const,
      engagementId: asked.id ?? "",
      createdAt: daysAgo(50),
    };
    const placed = place([known], [{ ...asked, signal }]);
    const before = earlier({
      disposition: "qualified",
      employeeCount: null,
      people: rememberPeople(placed).people,
    });
    expect(findChanges(before, company, found(placed)).items).toEqual([]);
  });

  it("are limited, and say how many more there are", () => {
    const people = Array.from({ length: 20 }, () => seenPerson("VP Sales"));
    const { items, more } = findChanges(
      earlier({ disposition: null, employeeCount: null }),
      company,
      found(place(people, [])),
    );
    expect([items.length, more]).toEqual([12, 8]);
  });
});

describe("new signals", () => {
  const person = seenPerson("VP Sales", { name: "Ada" });
  const signals = (...given: [strength: number, days: number][]) =>
    given.map(([strength, days]) => {
      const one = seenEngagement(person);
      const signal = {
        ...{ id: newId(), strength, suggestedOpener: "", language: "en" as const },
        ...{ engagementId: one.id ?? "", createdAt: daysAgo(days) },
      };
      return { ...one, signal };
    });
  const told = (engagements: SeenEngagement[]) =>
    newSignals(place([person], engagements), daysAgo(20)).map(({ text }) => text);
  const made = (strength: number) => `Ada made a new signal of strength ${strength} of 10.`;

  it("are those after the last report, the strongest first", () => {
    expect(told(signals([4, 1], [9, 19], [7, 20], [8, 21]))).toEqual([made(9), made(4)]);
  });

  it("are all named if they are four", () => {
    expect(told(signals([4, 1], [5, 1], [6, 1], [7, 1]))).toEqual([7, 6, 5, 4].map(made));
  });

  it("are counted from the fourth on if they are more", () => {
    expect(told(signals([4, 1], [5, 1], [6, 1], [7, 1], [3, 1]))).toEqual([
      ...[7, 6, 5].map(made),
      "2 more new signals, none stronger than 4 of 10.",
    ]);
  });

  it("of the same strength are named by age, the newest first", () => {
    const [old, fresh] = signals([5, 9], [5, 2]);
    const items = newSignals(
      place(
        [person],
        [old, fresh].filter((one) => one !== undefined),
      ),
      daysAgo(20),
    );
    expect(items.map(({ sources }) => sources[0]?.id)).toEqual([fresh?.signal.id, old?.signal.id]);
  });

  it("count once, whatever belongs to them", () => {
    const [one] = signals([5, 2]);
    expect(told(one ? [one, { ...seenReaction(person), signal: one.signal }] : [])).toEqual([made(5)]);
  });
});

describe("what counts as since the last report", () => {
  const person = seenPerson("VP Sales", { name: "Ada" });
  it.each([
    [20, 0],
    [19.9, 1],
  ])("words of %i days ago, 20 days after it: %i", (days, count) => {
    const at = daysAgo(days);
    const refusal = seenEngagement(person, { meaning: "refuses", at });
    const need = seenEngagement(person, { meaning: "asks", at });
    expect(newRefusals(place([person], [refusal]), daysAgo(20))).toHaveLength(count);
    expect(newNeeds(place([person], [need]), daysAgo(20))).toHaveLength(count);
    const named = { name: "Ada", title: null, networkUrl: person.networkUrl };
    const given = {
      ...{ name: "Acme", stance: "uses" as const, isCompetitor: false, quote: "We use Acme", person: named },
      ...{ url: need.post.url, at: at.toISOString(), sources: ofEngagement(need) },
    };
    expect(newRivals([], [given], daysAgo(20))).toHaveLength(count);
    expect(newRivals(["Acme"], [given], daysAgo(20))).toHaveLength(0);
  });
});

it("names a new person by a title of at most 80 characters", () => {
  const person = seenPerson("t".repeat(81), { name: "Ada" });
  const [item] = findChanges(
    earlier({ disposition: null, employeeCount: null }),
    company,
    found(place([person], [seenReaction(person)])),
  ).items;
  expect(item?.text).toBe(`Ada, ${"t".repeat(79)}…, was not known before.`);
});
