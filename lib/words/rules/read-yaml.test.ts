import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "@/db/vocabulary";
import { languageFiles } from "@/lib/judgement/text/language-files";
import { phrasesSchema, workSchema } from "./phrasebook";
import { phrasebookOf } from "./phrasebooks";
import { parseYaml } from "./read-yaml";

const textOf = (file: string) => readFileSync(join(process.cwd(), "data/words", file), "utf8");
const phrases = textOf("phrases/english.yaml");
const lineOf = (text: string, line: string) => text.split("\n").indexOf(line) + 1;
const read = (text: string) => () => parseYaml(text, "english.yaml", phrasesSchema({}));

it("reads every language", () => {
  for (const language of languages) expect(phrasebookOf(language).points.next.length).toBeGreaterThan(1);
});

it.each([
  ["is no YAML", "reactions:", "reactions: [", "Missing , between flow sequence items"],
  ["lacks a list", "  frames:", "  frame:", "opener.frames: Invalid input"],
  ["has another list", "points:", "other: 1\npoints:", 'Unrecognized key: "other"'],
  ["has a text for a list", "  silent:", "  silent: So\n  silents:", "moment.silent: Invalid input"],
])("refuses a file that %s", (_, line, change, message) => {
  expect(phrases).toContain(`${line}\n`);
  expect(read(phrases.replace(`${line}\n`, `${change}\n`))).toThrow(message);
});

it("names the line of a mistake", () => {
  const wrong = phrases.replace("{competitor} is a competitor", "{rival} is a competitor");
  const line = lineOf(wrong, '    - "{rival} is a competitor, and {name} may already work with them"');
  expect(line).toBeGreaterThan(1);
  expect(read(wrong)).toThrow(`english.yaml, line ${line}: moment.competitor.0: "rival" is no slot.`);
});

it("names the line of a key that it does not know", () => {
  const wrong = phrases.replace("\npoints:\n", "\nother: 1\npoints:\n");
  expect(read(wrong)).toThrow(`english.yaml, line ${lineOf(wrong, "other: 1")}: Unrecognized key: "other"`);
});

it("asks for every function and topic", () => {
  const work = textOf(`work/${languageFiles.en}.yaml`);
  const short = work.replace("  forecasting:\n", "  forecast:\n");
  expect(() => parseYaml(short, "english.yaml", workSchema({}))).toThrow("topics.forecasting");
});
