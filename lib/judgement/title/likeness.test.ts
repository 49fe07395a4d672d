import { describe, expect, it } from "vitest";
import { gramsOf, likenessOf } from "./likeness";

const alike = (a: string, b: string): number => likenessOf(gramsOf(a), gramsOf(b));

describe("the likeness of two titles", () => {
  it("is 1 for the same words in any order, 0 for an empty title", () => {
    expect(alike("Plant Manager", "Manager, Plant")).toBeCloseTo(1);
    expect(alike("", "Plant Manager")).toBe(0);
  });

  it.each([
    ["VP Sales", "Sales VP", 1],
    ["VP Sales", "Sales Sales VP", 1],
    ["VP Sales", "Sales Director", 0.76],
    ["VP Sales", "VP of Sales EMEA", 0.81],
    ["Welder", "Welders", 0.89],
    ["Welder", "Metal fitter", 0.01],
    ["ab", "ba", 0],
    ["ab", "abc", 0.18],
    ["Technician", "Technician of water", 0.48],
    ["Technician of sound", "Technician of water", 0.23],
    ["Bäcker", "Boulanger", 0.4],
    ["Einkaufskorbschlosser", "Schlosser", 0.63],
    ["Unicorn Wrangler", "Unicorn Tamer", 0.41],
    ["Nurse", "Nurse practitioner", 0.76],
  ])("of %s and %s is %d, and the same in the other order", (a, b, expected) => {
    expect([alike(a, b), alike(b, a)].map((one) => Number(one.toFixed(2)))).toEqual([expected, expected]);
  });

  it("weighs n-grams of two, three and four characters, the rare ones more", () => {
    const weights = [...gramsOf("ab").counts].map(([gram, weight]) => `${gram} ${weight.toFixed(2)}`);
    expect(weights).toEqual(["^a 0.08", "ab 0.13", "b$ 0.15", "^ab 0.50", "ab$ 0.48", "^ab$ 0.69"]);
    expect([gramsOf("ab").norm, gramsOf("Nurse").norm].map((norm) => norm.toFixed(2))).toEqual([
      "1.00",
      "1.28",
    ]);
  });

  it.each([
    ["Schweißerin", "Welder", "Waiter"],
    ["Boulanger", "Bäcker", "Bankier"],
    ["Conductora de autobús", "Bus driver", "Conference chair"],
    ["Loodgieter", "Plumber", "Lodge keeper"],
    ["Veterinário", "Tierarzt", "Vetrinist"],
    ["Addetto alle pulizie", "Cleaner", "Police officer"],
  ])("finds %s more like %s than %s, in other languages", (title, same, other) => {
    expect(alike(title, same)).toBeGreaterThan(alike(title, other));
  });

  it("takes the work for more than the position", () => {
    const title = "Medewerker bloemenwinkel";
    expect(alike(title, "Bloemist")).toBeGreaterThan(alike(title, "Medewerker parkeerbeheer"));
    expect(alike("Technicien de l'eau", "Ouvrier des eaux")).toBeGreaterThan(
      alike("Technicien de l'eau", "Technicien du son"),
    );
  });

  it("gives little for words of official lists", () => {
    expect(alike("Glasers and related workers not elsewhere classified", "Glazier")).toBeGreaterThan(
      alike("Glasers and related workers not elsewhere classified", "Nurses not elsewhere classified"),
    );
  });
});
