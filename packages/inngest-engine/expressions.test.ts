import { describe, expect, it } from "vitest";
import { compileExpression, matchKey } from "./expressions";

const event = {
  name: "e",
  data: { n: 5, f: 1.5, s: "x", yes: true, nothing: null, list: [1, "two"], deep: { a: 1 } },
};
const holds = (source: string, async?: unknown) =>
  compileExpression(source, async === undefined ? "trigger" : "arrival", "condition").holds({ event, async });

describe("expressions", () => {
  it.each([
    "event.data.n == 5",
    "event.data.n == 5.0 && event.data.f > 1",
    "event.data.n >= 4 || event.data.missing == 1",
    "event.data.s != 'y' && !(event.data.n < 5)",
    "event.data.yes",
    "event.data.nothing == null && event.data.missing == null",
    "event.data.missing.deeper == null",
    "event.data.missing != 'a'",
    "event.data.s in ['x', 'y']",
    "event.data.list.exists(item, item == 'two')",
    "event.data.s.startsWith('x')",
    "has(event.data.n) && !has(event.data.missing)",
    "event.name == 'e'",
  ])("holds: %s", (source) => {
    expect(holds(source)).toBe(true);
  });

  it.each([
    "event.data.n == '5'",
    "event.data.missing == 1",
    "event.data.missing > 1",
    "event.data.s > 1",
    "event.data.missing",
    "event.data.n",
    "event.data.s.deeper == 'x'",
  ])("is false: %s", (source) => {
    expect(holds(source)).toBe(false);
  });

  it("compares the run's event with the arriving one", () => {
    expect(holds("event.data.deep.a == async.data.id", { data: { id: 1 } })).toBe(true);
    expect(holds("event.data.deep.a == async.data.id", { data: {} })).toBe(false);
  });

  it("returns the two paths of a simple match, and of nothing else", () => {
    const compile = (source: string) => compileExpression(source, "arrival", "condition").match;
    const paths = { event: ["data", "a"], async: ["data", "b", "c"] };
    expect(compile("event.data.a == async.data.b.c")).toEqual(paths);
    expect(compile("async.data.b.c == event.data.a")).toEqual(paths);
    expect(compile("event.data.a == 1")).toBeUndefined();
    expect(compile("event.data.a == async.data.a || true")).toBeUndefined();
  });

  it("gives equal values equal keys", () => {
    expect(matchKey(event, ["data", "deep"])).toBe(matchKey({ data: { deep: { a: 1 } } }, ["data", "deep"]));
    expect(matchKey(event, ["data", "s", "length"])).toBe("null");
    expect(matchKey({ a: "long ".repeat(1_000) }, ["a"])).toHaveLength(64);
  });

  it("evaluates values for keys", () => {
    const value = (source: string) => compileExpression(source, "trigger", "key").value({ event });
    expect(value("event.data.s + '-' + string(event.data.n)")).toBe("x-5");
    expect(value("size(event.data.s)")).toBe(1);
    expect(value("event.data.missing")).toBeNull();
    expect(value("event.data.n + 'a'")).toBeUndefined();
  });

  it.each([
    ["event.data.a ==", "trigger"],
    ["user.name == 'x'", "trigger"],
    ["async.data.a == 1", "trigger"],
    ["lowercase(event.data.a) == 'x'", "trigger"],
    ["'text'", "arrival"],
    ["1 + 1", "arrival"],
  ] as const)("refuses %s", (source, kind) => {
    expect(() => compileExpression(source, kind, "condition")).toThrow(source);
  });
});
