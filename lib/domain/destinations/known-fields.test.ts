import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KnownField } from "@/db/schema";
import { fieldProblems } from "@/db/vocabulary";
import type { FieldState } from "@/lib/destinations/destination";
import { fieldsAfter, fieldsWithoutPlace, missingFields } from "./known-fields";

const time = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second));
const iso = (second: number) => time(second).toISOString();
const found = (name: string, problem: FieldState["problem"], second: number, isExpected = false) =>
  ({ name, problem, readAt: time(second), isExpected }) satisfies FieldState;
const known = (name: string, problem: KnownField["problem"], second: number): KnownField => ({
  ...{ name, problem },
  since: iso(second),
});

describe("a field", () => {
  it("that never was is not missed, unless the customer named it", () => {
    const given = [found("Fit", "missing", 1), found("Role", "missing", 1, true), found("Person", null, 1)];
    const { fields, lost } = fieldsAfter([], given, time(2));
    expect(lost).toEqual(["Role"]);
    expect(fields).toEqual([known("Role", "missing", 2), known("Person", null, 2)]);
    expect(fieldsWithoutPlace([], given)).toEqual([{ name: "Role", problem: "missing" }]);
  });

  it("keeps the first time while it stays missing, is found back, and is lost again", () => {
    const steps = [
      { problem: null, lost: [], since: 2 },
      { problem: "missing", lost: ["Role"], since: 4 },
      { problem: "missing", lost: [], since: 4 },
      { problem: "wrong_type", lost: [], since: 4 },
      { problem: null, lost: [], since: 10 },
      { problem: "missing", lost: ["Role"], since: 12 },
    ] as const;
    let fields: KnownField[] = [];
    for (const [n, { problem, lost, since }] of steps.entries()) {
      const after = fieldsAfter(fields, [found("Role", problem, 2 * n + 1)], time(2 * n + 2));
      expect(after).toEqual({ fields: [known("Role", problem, since)], lost });
      fields = after.fields;
    }
  });

  it("is not found by an attempt that began before it was missed, nor missed by one before it came back", () => {
    const missed = [known("Role", "missing", 5)];
    expect(fieldsAfter(missed, [found("Role", null, 4)], time(6))).toEqual({ fields: missed, lost: [] });
    const back = [known("Role", null, 5)];
    expect(fieldsAfter(back, [found("Role", "missing", 4)], time(6))).toEqual({ fields: back, lost: [] });
  });

  it("that was dismissed is quiet until it has come back", () => {
    const dismissed: KnownField[] = [{ ...known("Role", "missing", 5), isDismissed: true }];
    const again = found("Role", "missing", 6, true);
    expect(missingFields(dismissed)).toEqual([]);
    expect(fieldsWithoutPlace(dismissed, [again])).toEqual([]);
    expect(fieldsAfter(dismissed, [again], time(7))).toEqual({ fields: dismissed, lost: [] });
    const { fields } = fieldsAfter(dismissed, [found("Role", null, 8)], time(9));
    expect(fieldsAfter(fields, [found("Role", "missing", 10)], time(11)).lost).toEqual(["Role"]);
  });
});

it("reports each loss once and knows the last reading, for any order of attempts and any names", () => {
  const name = fc.constantFrom("Role", "__proto__", "constructor", "");
  const problem = fc.constantFrom(null, ...fieldProblems);
  const attempts = fc.array(fc.record({ name, problem, isExpected: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(attempts, (all) => {
      let fields: KnownField[] = [];
      for (const [n, one] of all.entries()) {
        const before = fields.find((field) => field.name === one.name);
        const after = fieldsAfter(fields, [{ ...one, readAt: time(2 * n) }], time(2 * n + 1));
        const isLost = one.problem !== null && (before ? before.problem === null : one.isExpected);
        expect(after.lost).toEqual(isLost ? [one.name] : []);
        fields = after.fields;
        const now = fields.find((field) => field.name === one.name);
        expect(now?.problem).toBe(before || one.isExpected || !one.problem ? one.problem : undefined);
        expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length);
      }
    }),
  );
});
