/** 1/n! for the first terms of the series, the last one first. */
const terms = Array.from({ length: 14 }, (_, n) => 1 / factorial(n)).reverse();

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/**
 * e to the power of x, for x up to 0. Only additions and products, which every machine rounds alike: `Math.exp` may
 * differ in its last digit between engines, and training would then end with other weights.
 */
export function exp(x: number): number {
  if (x < -700) return 0;
  const whole = Math.round(x / Math.LN2);
  const rest = x - whole * Math.LN2;
  let sum = 0;
  for (const term of terms) sum = sum * rest + term;
  // A power of two changes no digit.
  return sum * 2 ** whole;
}
