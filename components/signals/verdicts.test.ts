import { expect, it } from "vitest";
import { withVerdict } from "./verdicts";

const before = { verdict: "not_fit", reasons: ["too_small"], note: "Ask again in May" } as const;
const given = { ...before, reasons: [...before.reasons] };

it("another verdict keeps the note, and the reasons only where they still apply", () => {
  expect(withVerdict(null, "good_fit")).toEqual({ verdict: "good_fit", reasons: [], note: "" });
  expect(withVerdict(given, "not_fit")).toEqual(given);
  expect(withVerdict(given, "good_fit")).toEqual({ ...given, verdict: "good_fit", reasons: [] });
});
