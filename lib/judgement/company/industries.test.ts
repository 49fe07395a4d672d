import { describe, expect, it } from "vitest";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { relatedIndustries } from "@/tests/judgement/industries-cases";
import { networkIndustries } from "@/tests/judgement/industries-network-cases";
import {
  findIndustryGroups,
  type IndustryRelation,
  matchIndustry,
  readIndustry,
  unrecognizedIndustries,
} from "./industries";
import { areNear, labelOf } from "./industry-tree";
import { industryGroups } from "./industry-words";

const match = (name: string, ...targets: string[]) =>
  matchIndustry(readIndustry(name), targets.map(readIndustry));

describe("matchIndustry", () => {
  const cases = Object.entries(relatedIndustries).flatMap(([relation, targets]) =>
    Object.entries(targets).flatMap(([target, names]) =>
      names.split("; ").map((name) => [name, target, relation as IndustryRelation] as const),
    ),
  );
  it.each(cases)("relates %s to the wanted %s as %s", (name, target, relation) => {
    expect(match(name, target).relation).toBe(relation);
  });

  it("grades the relation and names the best wanted industry", () => {
    expect(match("SaaS", "Banking", "Software Development")).toEqual({
      share: 1,
      target: "Software Development",
      relation: "same",
    });
    expect(match("Financial Services", "Retail", "Banking")).toEqual({
      share: 0.8,
      target: "Banking",
      relation: "broader",
    });
    expect(match("Banking", "Insurance", "Retail")).toEqual({
      share: 0.6,
      target: "Insurance",
      relation: "near",
    });
    expect(match("Farming", "Software Development")).toEqual({ share: 0, target: null, relation: "other" });
  });

  // Where a name holds several industries or trades, one of them is enough.
  it.each<[string, string, IndustryRelation]>([
    ["Banking and Farming", "Banking", "same"],
    ["Banking", "Banking and Farming", "same"],
    ["Pharmaceutical Manufacturing", "Manufacturing and Farming", "same"],
    ["Retail and Financial Services", "Banking", "broader"],
    ["Financial Services", "Banking and Farming", "broader"],
    ["Insurance and Farming", "Banking", "near"],
    ["Insurance", "Banking and Farming", "near"],
    ["Dental software", "Dentists and Farming", "near"],
    ["HR tech", "Staffing", "near"],
    ["Staffing", "HR tech", "near"],
    ["Staffing and Farming", "HR tech", "near"],
    ["Staffing software", "HR tech", "same"],
    ["HR tech", "Staffing software", "same"],
    ["Dental software", "HR tech", "near"],
    ["Dental software", "Healthcare software", "same"],
    ["Healthcare software", "Dental software", "same"],
    ["Software", "HR tech", "broader"],
    ["Farming", "HR tech", "other"],
    // Of names that aren't recognized, half of the words are enough.
    ["Puppet", "Puppet Umbrella", "near"],
    ["Puppet", "Puppet Making Umbrella", "unknown"],
    ["Puppet Making Umbrella Repair", "Puppet Making", "near"],
    ["Puppet Making Umbrella Repair Etc", "Puppet Making", "unknown"],
  ])("relates %s, as one of several, to %s as %s", (name, target, relation) => {
    expect(match(name, target).relation).toBe(relation);
  });

  it("cannot tell only when the industry or every wanted one is not recognized", () => {
    expect(match("Zauberkunst", "Retail").relation).toBe("unknown");
    expect(match("Retail", "Zauberkunst").relation).toBe("unknown");
    expect(match("Farming", "Zauberkunst", "Retail").relation).toBe("other");
    expect(match("", "Retail").relation).toBe("unknown");
    expect(match("Retail").relation).toBe("unknown");
  });

  it("falls back to words for unknown industries", () => {
    expect(match("Puppet Making", "puppet making").relation).toBe("same");
    expect(match("Puppet Making Repair", "Puppet Making").share).toBe(0.6);
    expect(match("", "").share).toBe(0);
    // Names of nothing but words that say little.
    expect(match("Serviços", "serviços").relation).toBe("same");
    expect(match("Services", "Servicios").relation).toBe("unknown");
  });
});

describe("readIndustry", () => {
  const cases = Object.entries(networkIndustries).flatMap(([group, names]) =>
    names.split("; ").map((name) => [name, group] as const),
  );
  it.each(cases)("recognizes %s as %s", (name, group) => {
    expect([...readIndustry(name).groups]).toContain(group);
  });

  it.each<[string, string, string, string, boolean]>([
    // Name, groups, groups that only say how, trades that it works for, nothing but industries.
    ["Healthcare software", "software", "", "healthcare", true],
    ["Software and banks", "software, banking", "", "", true],
    ["HR software, staffing", "software, staffing", "", "hr_services", true],
    ["Pharmaceutical Manufacturing", "pharma", "manufacturing", "", true],
    ["Manufacturing services", "manufacturing", "", "", true],
    ["Financial Services Banking", "banking", "finance", "", true],
    ["Hospitals and Health Care", "healthcare, hospitals", "", "", true],
    ["Construction machinery", "construction, machinery", "", "", true],
    ["Hospital construction", "construction", "", "hospitals", true],
    ["E-commerce agency", "marketing", "", "ecommerce", true],
    ["Dental tech", "software", "", "dental", true],
    ["Banking technology", "technology", "", "banking", true],
    ["Tech", "technology", "", "", true],
    ["Tech umbrella", "", "", "", false],
    ["Dental umbrella", "dental", "", "", false],
    ["Services companies", "", "", "", false],
    ["", "", "", "", false],
    [`${"x".repeat(193)} retail`, "retail", "", "", false],
    [`${"x".repeat(194)} retail`, "", "", "", false],
  ])("takes %s apart", (name, groups, also, serves, isPure) => {
    const read = readIndustry(name);
    const listed = [read.groups, read.also, read.serves].map((set) => [...set].join(", "));
    expect([...listed, read.isPure]).toEqual([groups, also, serves, isPure]);
  });

  it.each([
    "care",
    "Caritas",
    "career",
    "bankruptcy",
    "banquet",
    "j'ai",
    "mai",
    "kind",
    "kitchen",
    "itinerary",
    "spacer",
    "airy",
    "trainspotting",
    "the agency of things",
    "mediation",
  ])("reads no industry into %s", (text) => {
    expect([...findIndustryGroups(wordsOf(text))]).toEqual([]);
  });

  it("finds the groups and their parents in a sentence, but not short words", () => {
    expect(findIndustryGroups(wordsOf("It is hard for dentists"))).toEqual(new Set(["dental", "healthcare"]));
    expect(findIndustryGroups(wordsOf("Per banche e e-learning"))).toContain("e_learning");
    expect(findIndustryGroups(wordsOf("Gli ai e it sono parole"))).toEqual(new Set());
  });
});

describe("unrecognizedIndustries", () => {
  it("lists what matches no group, in any case of letters", () => {
    const targets = ["SPARKASSEN", "Zauberkunst", "hr tech", "Mittelstand", "", "IT"];
    expect(unrecognizedIndustries(targets)).toEqual(["Zauberkunst", "Mittelstand"]);
  });
});

describe("the industry tree", () => {
  it("refers only to groups that exist, and to no group as its own relative", () => {
    for (const [id, { parents = [], near = [] }] of Object.entries(industryGroups)) {
      for (const other of [...parents, ...near]) {
        expect(industryGroups, `${id} → ${other}`).toHaveProperty(other);
        expect(other).not.toBe(id);
      }
      expect(labelOf(id)).not.toBe(id);
    }
  });

  it("keeps unrelated parts of one sector apart", () => {
    expect(areNear("dental", "hospitals")).toBe(false);
    expect(areNear("software", "telecom")).toBe(false);
    expect(areNear("it_services", "software")).toBe(true);
  });
});
