import { describe, expect, it } from "vitest";
import { pickFirst, resumeAt } from "./setup-steps";

it.each([
  [0, 0, "profile"],
  [0, 1, "profile"],
  [3, 0, "destination"],
  [3, 1, "activate"],
])("with %d sources and %d destinations, setup resumes at %s", (sources, destinations, step) => {
  expect(resumeAt({ sources, destinations })).toBe(step);
});

describe("pickFirst", () => {
  const suggestions = [
    { name: "a", isAdded: true },
    { name: "b", isAdded: false },
    { name: "c", isAdded: false },
  ];

  it.each([
    [null, ["b", "c"]],
    [5, ["b", "c"]],
    [1, ["b"]],
    [0, []],
    [-1, []],
  ])("with a limit of %s, selects %j", (room, names) => {
    expect(pickFirst(suggestions, room).map(({ name }) => name)).toEqual(names);
  });
});
