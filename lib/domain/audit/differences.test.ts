import { expect, it } from "vitest";
import { differences } from "./differences";

it("returns the changed fields with both values", () => {
  const before = { name: "Old", titles: ["CRO"], context: null, kept: 1 };
  const after = { name: "New", titles: ["CRO", "CMO"], context: "B2B only", kept: 1 };
  expect(differences(before, after)).toEqual({
    name: { before: "Old", after: "New" },
    titles: { before: ["CRO"], after: ["CRO", "CMO"] },
    context: { before: null, after: "B2B only" },
  });
});

it("treats an omitted field as unchanged and a new one as null before", () => {
  expect(differences({ name: "Old" }, { name: undefined, extra: true })).toEqual({
    extra: { before: null, after: true },
  });
});

it("masks secrets on both sides", () => {
  const changes = differences({ token: "one" }, { token: "two" }, ["token"]);
  expect(Object.keys(changes)).toEqual(["token"]);
  expect(JSON.stringify(changes)).not.toMatch(/one|two/);
});
