import { describe, expect, it } from "vitest";
import { isGeneral, thingsIn } from "./job-words";

const shares = (a: string, b: string): boolean =>
  thingsIn(a).some(({ thing }) => thingsIn(b).some((other) => other.thing === thing));

describe("job words", () => {
  it.each([
    ["tischler", null],
    ["glaserei", "vetraio"],
    ["dachdeckerin", "couvreur"],
    ["busfahrer", "autobus"],
    ["zahnarzt", "dentiste"],
    ["lehrerinnen", "teacher"],
  ])("%s and %s name one thing", (a, b) => {
    expect(b === null ? thingsIn(a).length === 0 : shares(a, b)).toBe(true);
  });

  it("counts the last part of a compound most", () => {
    const [first, last] = thingsIn("glasreiniger");
    expect(first?.weight).toBeLessThan(last?.weight ?? 0);
  });

  it("finds no animal in the ending of a French word, no art in a Dutch physician", () => {
    expect(shares("papetiere", "animal")).toBe(false);
    expect(shares("huisarts", "art")).toBe(false);
  });

  it("knows what any job may be called", () => {
    expect(isGeneral("technicien")).toBe(true);
    expect(isGeneral("schweisser")).toBe(false);
    expect(isGeneral("qqqq")).toBe(false);
  });
});
