/** The labelled sentences: valid, all different within a context, and of every kind in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import { readSentences } from "./sentences";

const sentences = readSentences();

it("are lines that differ", () => {
  const lines = readFileSync(join(process.cwd(), "data/answers/sentences.jsonl"), "utf8")
    .trimEnd()
    .split("\n");
  expect(new Set(lines).size).toBe(lines.length);
});

it("are as often supported as not, for both readers, in every language", () => {
  for (const language of languages) {
    for (const reader of ["person", "salesperson"] as const) {
      const own = sentences.filter((one) => one.ground.language === language && one.reader === reader);
      const supported = own.filter(({ invention }) => invention === null).length / own.length;
      expect.soft(own.length, `${language} ${reader}`).toBeGreaterThan(800);
      expect.soft(supported, `${language} ${reader}`).toBeGreaterThan(0.4);
      expect.soft(supported, `${language} ${reader}`).toBeLessThan(0.7);
    }
  }
});

it("have inventions of at least 20 kinds in every language", () => {
  for (const language of languages) {
    const own = sentences.filter((one) => one.ground.language === language && one.invention !== null);
    expect.soft(new Set(own.map(({ invention }) => invention)).size, language).toBeGreaterThanOrEqual(20);
  }
});
