import fc from "fast-check";
import { expect, it } from "vitest";
import { exp } from "./exp";

it("is e to the power of numbers up to 0, to fourteen digits", () => {
  fc.assert(
    fc.property(fc.double({ min: -600, max: 0, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
    }),
  );
  expect(exp(0)).toBe(1);
  expect(exp(-1_000)).toBe(0);
  expect([exp(-700) > 0, exp(-700.1)]).toEqual([true, 0]);
  expect([exp(-1), exp(-0.5)]).toEqual([0.36787944117144233, 0.6065306597126334]);
});
