/** Stateless, seeded randomness: the same parts give the same numbers in every process. */

export interface Chance {
  /** At least 0 and below 1. */
  next(): number;
  /** An integer, at least 0 and below `count`. */
  below(count: number): number;
  /** An integer between both, inclusive. */
  between(least: number, most: number): number;
  of<T>(list: readonly T[]): T;
  holds(probability: number): boolean;
}

/** A random source that depends only on the parts. Fractional parts of numbers are ignored. */
export function chance(...parts: readonly (string | number)[]): Chance {
  let state = hash(...parts);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return (scramble(state) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    of: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new RangeError("Cannot draw from an empty list.");
      return item;
    },
    holds: (probability) => next() < probability,
  };
}

/** A 32-bit hash of the parts. */
export function hash(...parts: readonly (string | number)[]): number {
  let mixed = 0x2545f491;
  for (const part of parts) {
    if (typeof part === "number") {
      mixed = scramble(Math.imul(mixed, 31) ^ (part | 0));
    } else {
      for (let index = 0; index < part.length; index += 1) {
        mixed = Math.imul(mixed ^ part.charCodeAt(index), 0x01000193);
      }
      mixed = scramble(mixed ^ part.length);
    }
  }
  return mixed;
}

function scramble(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Draws a key by weight. Weights can have any sum. */
export function weighted<K extends string>(draws: Chance, weights: Readonly<Partial<Record<K, number>>>): K {
  const entries = Object.entries(weights) as [K, number][];
  let left = draws.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  const last = entries.at(-1);
  if (!last) throw new RangeError("Cannot draw without weights.");
  return last[0];
}
