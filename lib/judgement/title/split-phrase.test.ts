import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { industryParts } from "../company/industries";
import { titleParts } from "./read-title";
import { splitPhrase } from "./split-phrase";

describe("a phrase about titles", () => {
  it.each<[string, string[], string[]]>([
    ["CFOs", ["CFO"], []],
    ["VPs of Sales", ["VP of Sales"], []],
    ["Head of Sales & Marketing", ["Head of Sales", "Head of Marketing"], []],
    ["Leiter Einkauf/Beschaffung", ["Leiter Einkauf", "Leiter Beschaffung"], []],
    ["VP/Director of Parking Operations", ["VP of Parking Operations", "Director of Parking Operations"], []],
    ["Health & Safety Officer", ["Health & Safety Officer"], []],
    ["sócios e donos", ["sócios", "donos"], []],
    ["DRH et RRH", ["DRH", "RRH"], []],
    ["Data leaders (CDO, Head of Data)", ["Data leaders", "CDO", "Head of Data"], []],
    ["CPOs (procurement, not product)", ["CPO", "CPO procurement"], ["product"]],
    ["all HR roles", ["HR"], []],
    ["no interns", [], ["interns"]],
    ["Hoofd inkoop en logistiek", ["Hoofd inkoop", "Hoofd logistiek"], []],
    ["HR-manager en finance manager", ["HR-manager", "finance manager"], []],
    ["Ingénieur en chef", ["Ingénieur en chef"], []],
    ["Redacteur en chef", ["Redacteur en chef"], []],
    ["Responsable commercial en formation", ["Responsable commercial en formation"], []],
    ["Director en ventas", ["Director en ventas"], []],
    ["non-profit directors", ["non-profit directors"], []],
    ["CEO, CFO (procurement)", ["CEO", "CFO", "procurement"], []],
    ["CPO (Head of HR)", ["CPO", "Head of HR"], []],
    ["Sales (EMEA) (HR)", ["Sales", "EMEA", "HR"], []],
    ["CFO, CEO (HR, not Sales)", ["CFO", "CEO", "HR"], ["Sales"]],
    ["VP/Director/Head of Sales", ["VP of Sales", "Director of Sales", "Head of Sales"], []],
    ["Manager/Director Sales", ["Manager Sales", "Director Sales"], []],
    ["VP Sales/Director", ["VP Sales", "Director"], []],
    ["Sales Manager and Director of HR", ["Sales Manager", "Director of HR"], []],
    ["Head of Sales & Marketing & HR", ["Head of Sales", "Head of Marketing", "Head of HR"], []],
    ["Head of Sales & Unicorns", ["Head of Sales & Unicorns"], []],
    ["Sales & Head of Marketing", ["Sales & Head of Marketing"], []],
    ["Marketing & Sales", ["Marketing & Sales"], []],
    ["CEO & Founder", ["CEO", "Founder"], []],
    ["& CEO", ["& CEO"], []],
    ["CFO & Marketing", ["CFO & Marketing"], []],
    ["Head of Unicorns & Sales", ["Head of Unicorns & Sales"], []],
    ["Head of Sales & Marketing & Unicorns", ["Head of Sales & Marketing & Unicorns"], []],
    ["the !", ["the !"], []],
    ["", [], []],
  ])("%s", (phrase, parts, except) => {
    expect(splitPhrase(phrase, titleParts)).toEqual({ parts, except });
  });
});

describe("a phrase about industries", () => {
  it.each<[string, string[], string[]]>([
    ["banks except insurance", ["banks"], ["insurance"]],
    ["hospitality (hotels, not restaurants)", ["hospitality", "hotels"], ["restaurants"]],
    ["zzp’ers en uitzendbureaus", ["zzp’ers", "uitzendbureaus"], []],
    ["keine Agenturen", [], ["Agenturen"]],
    ["not for profit", ["not for profit"], []],
    ["& Banking", ["& Banking"], []],
  ])("%s", (phrase, parts, except) => {
    expect(splitPhrase(phrase, industryParts)).toEqual({ parts, except });
  });
});

it("takes any phrase apart without failing, into parts with a letter or digit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (phrase) => {
      for (const reader of [titleParts, industryParts]) {
        const { parts, except } = splitPhrase(phrase, reader);
        for (const part of [...parts, ...except]) expect(part).toMatch(/[\p{L}\p{N}]/u);
      }
    }),
  );
});

it("reads at most 20 parts, and as many exceptions", () => {
  const list = Array.from({ length: 21 }, (_, n) => `a${n}`).join(", ");
  const { parts, except } = splitPhrase(`${list} except ${list}`, titleParts);
  expect([parts.length, except.length, parts.at(-1), except.at(-1)]).toEqual([20, 20, "a19", "a19"]);
});
