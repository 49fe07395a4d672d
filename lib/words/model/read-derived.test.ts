import { describe, expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { readDerived } from "./read-derived";

/** The values without what stands twice, because the rounded and the cut-off value are the same. */
const derive = (text: string, language: Language) => [...new Set(readDerived(text, language))];

describe("readDerived", () => {
  it.each<[string, Language, number[]]>([
    ["60 minutes", "en", [60, 1]],
    ["59 minutos", "es", [59]],
    ["499 minuti", "it", [499, 8]],
    ["500 Minuten", "de", [8]],
    ["90 minutes", "fr", [90, 1, 2]],
    ["l'heure", "fr", [60, 1]],
    ["24 uur", "nl", [24, 1]],
    ["14 dias", "pt", [336, 14, 15, 2]],
    ["Deux semaines", "fr", [336, 14, 15, 2]],
    ["Delivery took 19 weeks", "en", [133, 19, 4]],
    ["365 days", "en", [365, 52, 12, 1]],
    ["a month", "en", [30, 4, 1]],
    ["drei Monate", "de", [91, 13, 3]],
    ["120 mesi", "it", [120, 10, 1]],
    ["five years", "en", [260, 261, 60, 5]],
    ["Offen seit 2190 Tagen", "de", [312, 313, 72, 6]],
    ["a decade", "en", [120, 10, 1]],
    ["Het koelen duurt al een kwartier", "nl", [15]],
    ["half uur", "nl", [30, 50, 0.5, 2]],
  ])("restates a duration: %s", (text, language, values) => expect(derive(text, language)).toEqual(values));

  it.each<[string, Language, number[]]>([
    ["Halbiert", "de", [50, 0.5, 2]],
    ["Un tercio", "es", [33, 0.33, 3]],
    ["It dropped by a quarter", "en", [25, 0.25, 4]],
    ["A quinta parte", "pt", [20, 0.2, 5]],
  ])("knows a part in percent: %s", (text, language, values) =>
    expect(derive(text, language)).toEqual(values),
  );

  it.each([
    ["27 vezes lá, 31 cliques aqui", [4, 1]],
    ["118 open ones. Products? 26.", [92, 13, 4]],
    ["17 and 10", [7, 1]],
    ["18 and 10", [8, 1, 0.5, 2.5]],
    ["10 and 21", [11, 2, 0.5, 2.5]],
    ["22 and 10", [12, 2]],
    ["1.200 of 600", [600, 86, 0.5, 2.5, 2]],
    ["300 people and 40 trucks", [260, 37, 7]],
    ["119 and 10", [109, 16, 11]],
    ["120 and 10", [110, 16]],
    ["8 and 9 and 19", [1, 0, 10, 0.5, 2.5, 2]],
    ["0 and 10 and 0", []],
    ["19 suppliers", []],
  ])("compares neighboring figures: %s", (text, values) => expect(derive(text, "pt")).toEqual(values));
});
