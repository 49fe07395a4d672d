import { describe, expect, it } from "vitest";
import { rankMatches } from "./rank-matches";

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesFor = (names: string[], typed: string) =>
  rankMatches(named(...names), typed).map(({ name }) => name);

describe("rows found by typing", () => {
  it("come best match first: the whole name, its start, the start of a word, any part", () => {
    const names = ["Recontact", "To contact", "Contacted", "Contact", "Warm"];
    expect(namesFor(names, "contact")).toEqual(["Contact", "Contacted", "To contact", "Recontact"]);
  });

  it("ignore case and the space around, and keep their order where they match alike", () => {
    expect(namesFor(["Beta", "Bravo", "Alpha"], " B ")).toEqual(["Beta", "Bravo"]);
    expect(namesFor(["Beta", "Alpha"], "")).toEqual(["Beta", "Alpha"]);
  });

  it("are also found by their other names", () => {
    const rows = [{ name: "Bob" }, { name: "Ada Lovelace (you)", otherNames: ["ada@acme.example", "me"] }];
    expect(rankMatches(rows, "me").map(({ name }) => name)).toEqual(["Ada Lovelace (you)"]);
    expect(rankMatches(rows, "nobody")).toEqual([]);
  });
});
