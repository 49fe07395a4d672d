/** Hashed features: each n-gram falls into one of `buckets`. The stored weights belong to exactly these hashes. */

/** How many buckets there are. */
export const buckets = 2 ** 20;

const prime = 16_777_619;
const basis = 2_166_136_261;

/** A number for a text (FNV-1a over its UTF-16 units). */
export function hash(text: string): number {
  let value = basis;
  for (let n = 0; n < text.length; n += 1) value = Math.imul(value ^ text.charCodeAt(n), prime);
  return value >>> 0;
}

/** A number for a sequence and what follows it. */
export const join = (value: number, next: number): number => Math.imul(Math.imul(value, prime) ^ next, prime);

/** A number for a sequence of characters and the code of the next one. */
const joinCode = (value: number, code: number): number => Math.imul(value ^ code, prime);

/** The bucket of a number. Mixes the bits, so that all take part. */
export function bucketOf(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % buckets;
}

/** When each bucket was last seen, by a time that fits in a byte: a text's buckets are found once without a set. */
const seen = new Uint8Array(buckets);
let time = 0;

function nextTime(): number {
  if (time === 255) {
    seen.fill(0);
    time = 0;
  }
  time += 1;
  return time;
}

/** Collects buckets, each once. `all` gives them and starts over. Only one collects at a time. */
export function gather() {
  let found: number[] = [];
  let now = nextTime();
  return {
    add(value: number): void {
      const bucket = bucketOf(value);
      if (seen[bucket] === now) return;
      seen[bucket] = now;
      found.push(bucket);
    },
    all(): Int32Array {
      const all = Int32Array.from(found);
      found = [];
      now = nextTime();
      return all;
    },
  };
}
export type Found = ReturnType<typeof gather>;

/** All runs of `shortest` to `longest` numbers; each length counts apart from the others. */
export function addRuns(
  found: Found,
  values: Uint32Array,
  { seed, shortest, longest }: { seed: number; shortest: number; longest: number },
): void {
  for (let from = 0; from < values.length; from += 1) {
    let value: number = join(seed, values[from] ?? 0);
    if (shortest === 1) found.add(value);
    for (let to = from + 1; to < Math.min(values.length, from + longest); to += 1) {
      value = join(value, values[to] ?? 0);
      if (to - from + 1 >= shortest) found.add(value);
    }
  }
}

const edge = "^".charCodeAt(0);

/** All runs of `shortest` to `longest` characters of a word, whose ends count. */
export function addCharacters(
  found: Found,
  word: string,
  { seed, shortest, longest }: { seed: number; shortest: number; longest: number },
): void {
  const length = word.length + 2;
  for (let from = 0; from + shortest <= length; from += 1) {
    let value: number = seed;
    for (let at = from; at < Math.min(length, from + longest); at += 1) {
      value = joinCode(value, at === 0 || at === length - 1 ? edge : word.charCodeAt(at - 1));
      if (at - from + 1 >= shortest) found.add(value);
    }
  }
}
