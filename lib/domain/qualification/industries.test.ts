import { describe, expect, it } from "vitest";
import { matchIndustry, readIndustry } from "./industries";

const match = (name: string, ...targets: string[]) =>
  matchIndustry(readIndustry(name), targets.map(readIndustry));

describe("matchIndustry", () => {
  it("treats other names of the same industry as the same", () => {
    expect(match("SaaS", "Software Development")).toEqual({ share: 1, target: "Software Development" });
    expect(match("IT-Dienstleistungen", "IT Services").share).toBe(1);
    expect(match("Information Technology & Services", "IT Services and IT Consulting").share).toBe(1);
    expect(match("Versicherungen", "Insurance").share).toBe(1);
  });

  it("counts near industries in part and others not at all", () => {
    expect(match("IT Services", "Software Development").share).toBe(0.6);
    expect(match("Banking", "Insurance", "Retail")).toEqual({ share: 0.6, target: "Insurance" });
    expect(match("Farming", "Software Development")).toEqual({ share: 0, target: null });
  });

  it("falls back to words for unknown industries", () => {
    expect(match("Puppet Theatre", "puppet theatre").share).toBe(1);
    expect(match("Puppet Theatre Repair", "Puppet Theatre").share).toBe(0.6);
    expect(match("", "").share).toBe(0);
  });
});
