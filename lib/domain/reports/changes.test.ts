import { describe, expect, it } from "vitest";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
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
import { type EarlierFindings, findChanges, remember } from "./changes";
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
