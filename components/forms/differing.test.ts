import { expect, it } from "vitest";
import { differing } from "./differing";

it("ends edits that were sent, and keeps those made since", () => {
  const sent = { name: "Ada", kinds: ["a"], size: 1 };
  expect(differing(sent, { name: "Ada", kinds: ["a", "b"] })).toEqual({ kinds: ["a", "b"] });
});
