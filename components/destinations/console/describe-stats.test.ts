import { describe, expect, it } from "vitest";
import { describeDuration, describeRate } from "./describe-stats";

describe("describeRate", () => {
  it.each([
    [1, "100%"],
    [0.99999, "99.9%"],
    [0.9712, "97.1%"],
    [0, "0%"],
  ])("%d is %s", (rate, words) => expect(describeRate(rate)).toBe(words));
});

describe("describeDuration", () => {
  it.each([
    [null, "–"],
    [340, "340 ms"],
    [1_240, "1.2 s"],
  ])("%s is %s", (ms, words) => expect(describeDuration(ms)).toBe(words));
});
