import { describe, expect, it } from "vitest";
import { matchLines, splitLines } from "./bulk-lines";

it.each([
  ["", []],
  ["  \n ", []],
  ["a\r\n\r\nb, c;d\te", ["a", "b", "c", "d", "e"]],
  ["[Ada Keller](https://n.example/in/ada), in/zoe", ["[Ada Keller](https://n.example/in/ada)", "in/zoe"]],
  [
    "Ada Keller <https://n.example/in/ada>; <in/zoe>\nin/b",
    ["Ada Keller <https://n.example/in/ada>", "<in/zoe>", "in/b"],
  ],
  ["n.example/sales/lead/ACwAAB,NAME_SEARCH,x1;in/b", ["n.example/sales/lead/ACwAAB,NAME_SEARCH,x1", "in/b"]],
])("splits %j into %j", (text, expected) => {
  expect(splitLines(text)).toEqual(expected);
});

describe("matchLines", () => {
  it("gives each line the server's outcome, in order", () => {
    const created = [{ id: null, networkUrl: "https://n.example/in/a", displayName: "A" }];
    const skipped = [
      { input: "x", reason: "invalid_format" as const },
      { input: "in/a", reason: "duplicate" as const },
      { input: "x", reason: "invalid_format" as const },
      { input: "in/b", reason: "already_active" as const },
      { input: "in/b", reason: "duplicate" as const },
    ];
    expect(matchLines(["x", "in/a", "in/a", "x", "in/b", "in/b"], { created, skipped })).toEqual([
      { text: "x", skipped: "invalid_format" },
      { text: "in/a", skipped: null },
      { text: "in/a", skipped: "duplicate" },
      { text: "x", skipped: "invalid_format" },
      { text: "in/b", skipped: "already_active" },
      { text: "in/b", skipped: "duplicate" },
    ]);
  });
});
