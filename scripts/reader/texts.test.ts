/** The labelled texts: valid, all different, and of every kind that the reader must know. */
import { describe, expect, it } from "vitest";
import { textMeanings } from "@/db/vocabulary";
import { readTexts } from "./texts";

const texts = readTexts();
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Texts with most of their four-word runs in common with an earlier one. */
function findNearCopies(): string[] {
  const seenIn = new Map<string, number[]>();
  return texts.flatMap(({ text }, n) => {
    const words = wordsOf(text);
    const runs = new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(" ")));
    const shared = new Map<number, number>();
    for (const run of runs) {
      for (const other of seenIn.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      seenIn.set(run, [...(seenIn.get(run) ?? []), n]);
    }
    const nearest = [...shared].find(([, count]) => count >= Math.max(3, runs.size / 2));
    return nearest ? [`${text} | ${texts[nearest[0]]?.text}`] : [];
  });
}

describe("the labelled texts", () => {
  it("are at least 8,000, with every meaning in every language", () => {
    expect(texts.length).toBeGreaterThanOrEqual(8_000);
    for (const lang of new Set(texts.map((one) => one.lang))) {
      const own = texts.filter((one) => one.lang === lang);
      for (const meaning of textMeanings) {
        const count = own.filter(({ want }) => want[0] === meaning).length;
        expect.soft(count, `${meaning} in ${lang}`).toBeGreaterThanOrEqual(10);
      }
    }
  });

  it("occur once each, and none is a near copy of another", () => {
    const plain = texts.map(({ text }) => wordsOf(text).join(" ")).filter((text) => text.length > 12);
    expect(plain.filter((text, n) => plain.indexOf(text) !== n)).toEqual([]);
    expect(findNearCopies()).toEqual([]);
  });
});
