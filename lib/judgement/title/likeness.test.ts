import { describe, expect, it } from "vitest";
import { gramsOf, likenessOf } from "./likeness";

const alike = (a: string, b: string): number => likenessOf(gramsOf(a), gramsOf(b));

describe("the likeness of two titles", () => {
  it("is 1 for the same words in any order, 0 for an empty title", () => {
    expect(alike("Plant Manager", "Manager, Plant")).toBeCloseTo(1);
    expect(alike("", "Plant Manager")).toBe(0);
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
