import { describe, expect, it } from "vitest";
import { readLists } from "@/lib/judgement/text/word-lists";
import { isGeneral, thingsIn } from "./job-words";

const shares = (a: string, b: string): boolean =>
  thingsIn(a).some(({ thing }) => thingsIn(b).some((other) => other.thing === thing));

describe("job words", () => {
  it.each([
    ["tischler", "menuisier"],
    ["gurgelmann", null],
    ["glaserei", "vetraio"],
    ["dachdeckerin", "couvreur"],
    ["busfahrer", "autobus"],
    ["zahnarzt", "dentiste"],
    ["lehrerinnen", "teacher"],
  ])("%s and %s name one thing", (a, b) => {
    expect(b === null ? thingsIn(a).length === 0 : shares(a, b)).toBe(true);
  });

  it("counts the last part of a compound most", () => {
    const [first, last] = thingsIn("teppichreiniger");
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

  /** The first word of each line that is named, and how much it counts. */
  it.each([
    ["holzhandel", "wood 0.8, trade 1"],
    ["grossholzhandel", "distribution 0.8, trade 1"],
    ["pelzhandel", "fur 0.8, trade 1"],
    ["furhandler", "fur 1"],
    ["eisens", "iron 1"],
    ["eisenhandel", "iron 0.8, trade 1"],
    ["eisenwaren", "hardware 1"],
    ["eisenbahn", "rail 1"],
    ["glasreiniger", "fensterput 1"],
    ["teppichreiniger", "carpet 0.8, clean 1"],
    ["modehaus", "clothing 1"],
    ["modeberatung", "clothing 0.8, consult 1"],
    ["pelle", "leather 1, dig. 1"],
    ["cartas", "paper 1"],
    ["ropavejero", "secondhand 1"],
    ["maschinentechniker", "machine 0.32, technic 0.4"],
    ["technikerinnen", "technic 0.4"],
    ["strassenbauer", "road 0.8, maker 0.4"],
    ["kundenberater", "customer 0.8, consult 1, advisor 0.4"],
    ["zahnarzt", "tooth 1"],
    ["huisarts", "doctor 1"],
    ["webers", "textile 1"],
    ["webdesigner", "web. 1"],
    ["busfahrer", "bus. 1"],
    ["buslenkerin", ""],
    ["acobrador", ""],
    ["papetiere", "stationer 1"],
  ])("reads %s as %s", (word, expected) => {
    const lists = readLists("title/job-words.txt", ["goods", "work", "business", "general"]);
    const lines = [...lists.goods, ...lists.work, ...lists.business, ...lists.general];
    const named = thingsIn(word).map(
      ({ thing, weight }) => `${lines[thing]?.split(" ")[0]} ${Number(weight.toFixed(2))}`,
    );
    expect(named.join(", ")).toBe(expected);
  });

  it("is more than general if one part says more", () => {
    expect(["maschinentechniker", "kundenberater", "anlagentechniker"].map(isGeneral)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
