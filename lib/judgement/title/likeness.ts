/** How alike two titles look, by character n-grams: it speaks where no list knows the words. */
import { wordsOf } from "@/lib/judgement/text/normalize-text";

/** How often each n-gram occurs, and the length of the whole as a vector. */
export interface TitleGrams {
  counts: ReadonlyMap<string, number>;
  norm: number;
}

/** Two characters say little, but are something where titles share no more. */
const sizes = [
  { size: 2, weight: 0.3 },
  { size: 3, weight: 1 },
  { size: 4, weight: 1 },
] as const;

/** The n-grams of a title's words, whose ends count. Pure. */
export function gramsOf(title: string): TitleGrams {
  const counts = new Map<string, number>();
  for (const word of wordsOf(title)) {
    const marked = `^${word}$`;
    for (const { size, weight } of sizes) {
      for (let at = 0; at + size <= marked.length; at += 1) {
        const gram = marked.slice(at, at + size);
        counts.set(gram, (counts.get(gram) ?? 0) + weight);
      }
    }
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return { counts, norm: Math.sqrt(sum) };
}

/** The cosine of two titles, 0-1: 1 for the same words in any order. Pure. */
export function likenessOf(a: TitleGrams, b: TitleGrams): number {
  if (a.norm === 0 || b.norm === 0) return 0;
  const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [gram, count] of few.counts) sum += count * (many.counts.get(gram) ?? 0);
  return Math.min(1, sum / (a.norm * b.norm));
}
