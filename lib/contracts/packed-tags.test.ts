import { describe, expect, it } from "vitest";
import { PackedTags } from "./packed-tags";

const a = "0198c0de-0000-7000-8000-00000000000a";
const b = "0198c0de-0000-7000-8000-00000000000b";

/** The given number of groups, each with a different category. */
const many = (groups: number) =>
  Array.from({ length: groups }, (_, n) => `${a.slice(0, -2)}${String(n).padStart(2, "0")}:any`).join(",");

describe("PackedTags", () => {
  it("accepts at most twenty groups", () => {
    expect(PackedTags.parse(many(20))).toHaveLength(20);
    expect(PackedTags.safeParse(many(21)).error?.issues[0]?.message).toBe("must have at most 20 groups");
  });

  it("parses groups of tokens, with IDs in lower case", () => {
    expect(PackedTags.parse(`${a}:${b}|!${b.toUpperCase()},${b.toUpperCase()}:none|any`)).toEqual([
      {
        categoryId: a,
        tokens: [
          { kind: "has", valueId: b },
          { kind: "lacks", valueId: b },
        ],
      },
      { categoryId: b, tokens: [{ kind: "none" }, { kind: "any" }] },
    ]);
  });

  it.each([
    "",
    ",",
    ":",
    "|",
    a,
    `${a}:`,
    `:${b}`,
    `${a}:${b},`,
    `,${a}:${b}`,
    `${a}:${b}|`,
    `${a}:|${b}`,
    `${a}:!`,
    `${a}:!!${b}`,
    `${a}:!none`,
    `${a}:!any`,
    `${a}:NONE`,
    `${a}:None`,
    `${a}: ${b}`,
    `${a}:${b}:${b}`,
    `${a};${b}`,
    `x:${b}`,
    `${a}:x`,
    `${a}:' or true --`,
    `${a}:${b}\0`,
    `${a}:__proto__`,
    `${a}:any,${a.toUpperCase()}:none`,
    many(21),
    `${a}:${Array(220).fill(b).join("|")}`,
  ])("rejects %j", (packed) => {
    expect(PackedTags.safeParse(packed).success).toBe(false);
  });
});
