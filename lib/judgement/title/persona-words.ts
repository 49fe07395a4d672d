/**
 * Words that indicate a function, in the languages of titles: patterns as in `word-matcher.ts`. The file explains the
 * functions and parts.
 */
import { type Persona, personas } from "@/db/vocabulary";
import { readLists, type Terms, withLists } from "@/lib/judgement/text/word-lists";

/** `strong` decides a role, `plain` names a function, `weak` only hints at it. */
export type PersonaWords = Record<"strong" | "plain" | "weak", Terms>;

const all = Object.fromEntries(personas.map((persona) => [persona, {}])) as Record<Persona, object>;

export const personaWords: Record<Persona, PersonaWords> = withLists("title/functions.txt", all, [
  "strong",
  "plain",
  "weak",
]);

/** Phrases whose words would otherwise be misread: they name no function. */
export const ignoredPhrases = readLists("title/name-no-function.txt", ["words"]).words;
