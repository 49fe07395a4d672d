import { describe, expect, it } from "vitest";
import { describePreview } from "./describe-preview";

describe("describePreview", () => {
  it.each([
    [0, 0, "No signals in the last 30 days yet."],
    [0, 1, "The one signal of the last 30 days would not have been sent."],
    [1, 1, "The one signal of the last 30 days would have been sent."],
    [0, 7, "None of the last 30 days’ 7 signals would have been sent."],
    [3, 7, "3 of the last 30 days’ 7 signals would have been sent."],
    [7, 7, "All 7 signals of the last 30 days would have been sent."],
    [1_234, 56_789, "1,234 of the last 30 days’ 56,789 signals would have been sent."],
  ])("with %d of %d says “%s”", (matching, signals, text) => {
    expect(describePreview({ days: 30, signals, matching })).toBe(text);
  });
});
