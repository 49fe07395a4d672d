import { type Language, languages } from "@/db/vocabulary";
import { compilePhrases, type PhraseHit, type PhraseRule } from "@/lib/judgement/text/phrase-matcher";
import { meaningWords } from "./meaning-words";
import type { MeaningWords } from "./meaning-words/meaning-words";
import { offerWords, oursWords } from "./meaning-words/shared-classes";
import type { ReadSentence } from "./read-sentences";

type ListedClass = "self" | "others" | "empty" | "not" | "tool";
/** `ours` is the speaker's company, in any language. */
type ClassName = ListedClass | "ours";
/** The kinds of cues that the lists hold. */
export type CueKind = Exclude<keyof MeaningWords, ListedClass>;
export type Cue = PhraseHit<{ kind: CueKind; language: Language; isPhrase: boolean }>;

const classNames: readonly ListedClass[] = ["self", "others", "empty", "not", "tool"];
const cueKinds = Object.keys(meaningWords.en).filter(
  (key): key is CueKind => !classNames.some((name) => name === key),
);

const classes: Record<string, string> = Object.fromEntries([
  ...classNames.map((name) => [name, languages.map((language) => meaningWords[language][name]).join(",")]),
  ["offer", offerWords],
  ["ours", oursWords],
  ...languages.flatMap((language) =>
    classNames.map((name) => [`${name}-${language}`, meaningWords[language][name]]),
  ),
]);

const matcher = compilePhrases(
  languages.flatMap((language) =>
    cueKinds.flatMap((kind) => rulesOf(meaningWords[language][kind], kind, language)),
  ),
  classes,
);

/**
 * The cues in a sentence, in its language and in English, which people mix into theirs. When the language isn't
 * known, the constructions of all count, but no single words, since short words mean different things.
 */
export function findCues(sentence: ReadSentence, language: Language | null): Cue[] {
  if (language === null) return matcher.find(sentence, ({ kind, isPhrase }) => isPhrase || kind === "filler");
  return matcher.find(sentence, (tag) => tag.language === language || tag.language === "en");
}

/** Whether a word belongs to a class of the language; to the class of any language when it isn't known. */
export function isWordOf(name: ClassName, word: string | undefined, language: Language | null): boolean {
  return matcher.isIn(language && name !== "ours" ? `${name}-${language}` : name, word);
}

function rulesOf(patterns: string, kind: CueKind, language: Language): PhraseRule<Cue["tag"]>[] {
  return patterns
    .split(",")
    .map((pattern) =>
      pattern
        .trim()
        .replace(/\s+/g, " ")
        .replace(/( \.\.)?( \.)?$/, ""),
    )
    .map((pattern) => pattern.replaceAll("@self", `@self-${language}`))
    .map((pattern) => (kind.startsWith("sells") ? pattern.replaceAll("@tool", "@offer") : pattern))
    .filter(Boolean)
    .map((pattern) => ({
      pattern,
      tag: { kind, language, isPhrase: pattern.replace(" ?", "").includes(" ") },
    }));
}
