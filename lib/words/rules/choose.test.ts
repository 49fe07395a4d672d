import { describe, expect, it } from "vitest";
import { chooserFor } from "./choose";

describe("chooserFor", () => {
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);

  // Another hash would give stored signals other texts when they are written again.
  it.each([
    ["", "", 869],
    ["Anna Keller\nAcme", "fit", 850],
    ["Anna Keller\nAcme", "hook", 376],
    ["Łukasz 🚀", "fit", 153],
  ])("chooses the same for %j and %j in every version", (seed, salt, chosen) => {
    expect(chooserFor(seed)(numbers, salt)).toBe(chosen);
  });

  it("refuses to choose from nothing", () => {
    expect(() => chooserFor("")([], "")).toThrow("There is no wording to choose from.");
  });
});
