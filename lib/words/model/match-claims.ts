/** Compiles a language's lists of claims to patterns. */
import { perLanguage } from "@/lib/judgement/text/per-language";
import type { Terms } from "@/lib/judgement/text/word-lists";
import { type ClaimKind, claimKinds, readClaimWords } from "./claim-words";

export interface ClaimPatterns {
  kinds: readonly (readonly [ClaimKind, RegExp])[];
  /** With the clause that follows. */
  given: RegExp;
  forms: RegExp;
  denial: RegExp;
  /** At the beginning of a sentence or part of one. */
  asks: RegExp;
  /** At the end of what stands before a noun, with at most one word between. */
  determiners: RegExp;
  /** At the beginning of a wording. */
  determined: RegExp;
  person: RegExp;
  topic: RegExp;
  /** What a company publishes on its page. */
  page: RegExp;
  /** "We don't know", at the beginning. */
  unknown: RegExp;
  /** "What", "how": what follows is asked or left open. */
  open: RegExp;
  /** A verb of speech and the clause that it reports. */
  reported: RegExp;
  /** `Her comment`, and `her post`. */
  ownedWords: RegExp;
  ownedTopic: RegExp;
  /** `She says`, `says Anna`. */
  spoken: RegExp;
  /** A verb of speech before a quotation, which stands as `x`. */
  quoting: RegExp;
}

/** Stands for the person's name. */
export const thePerson = "pxx";

/** The patterns of a language, for folded text. */
export const claimPatternsOf = perLanguage((language): ClaimPatterns => {
  const list = readClaimWords(language);
  const [speech, words] = [alternatives(list.speech), alternatives(list.words)];
  const person = wordsIn(list.person, "u");
  const subjects = `${person.source}|${thePerson}`;
  // Without its accent, Spanish "él" is an article.
  const owners = subjects.replace("|el|", "|");
  const whole = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u");
  return {
    kinds: claimKinds.map((kind) => [kind, wordsIn(list[kind], "gu", list.person)]),
    given: new RegExp(`(?<!\\p{L})(?:${alternatives(list.given)})(?!\\p{L})[^,:.!?;]*`, "gu"),
    forms: wordsIn(list.forms, "gu"),
    denial: wordsIn(list.denial, "u"),
    asks: new RegExp(`(?:^|[:,]\\s)\\P{L}*(?:${alternatives(list.asks)})(?!\\p{L})`, "u"),
    determiners: new RegExp(`(?<!\\p{L})(?:${alternatives(list.determiners)})\\s*(?:\\p{L}+\\s+)?$`, "u"),
    determined: new RegExp(`^(?:${alternatives(list.determiners)})\\s`, "u"),
    person,
    topic: wordsIn(list.topic, "u"),
    page: wordsIn(list.page, "u"),
    unknown: new RegExp(`^(?:${alternatives(list.unknown)})(?!\\p{L})`, "u"),
    open: new RegExp(`(?<!\\p{L})(?:${alternatives(list.open)})(?:\\s+[\\p{L}']+){0,4}\\s*$`, "u"),
    reported: new RegExp(
      `(?<!\\p{L})(?:${speech}|${words}),?\\s+(?:that|dass|que|che|dat)\\s+([^,:.!?;]*)`,
      "gu",
    ),
    ownedWords: whole(`(?:${owners})\\s+(?:${words})`),
    ownedTopic: whole(`(?:${owners})\\s+(?:${alternatives(list.topic)})`),
    spoken: whole(`(?:${subjects})\\s+(?:${speech})|(?:${speech})\\s+(?:${subjects})`),
    quoting: new RegExp(`(?<!\\p{L})(?:${speech})(?:\\s+\\p{L}+){0,2}[\\s:,(]+x(?!\\p{L})`, "u"),
  };
});

const wordsIn = (list: Terms, flags: string, person: Terms = []): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(list, person)})(?![\\p{L}\\p{N}])`, flags);

/** Pronouns that are articles as well, without accents. */
const articles: ReadonlySet<string> = new Set(["el", "le", "les", "gli", "m", "o", "a"]);

/** `plan to`, `invest*` and `~holiday` as a pattern; `~` asks for a word for the person up to two words before. */
function alternatives(list: Terms, person: Terms = []): string {
  const subjects = person.filter((word) => !articles.has(word));
  const beside =
    subjects.length === 0 ? "" : `(?:${alternatives(subjects)}|${thePerson})(?:\\s+\\p{L}+){0,2}\\s+`;
  return [...list]
    .sort((one, other) => other.length - one.length)
    .map((entry) =>
      entry
        .replace(/[.()?+]/g, "\\$&")
        .replaceAll("*", "\\p{L}*")
        .replaceAll(" ", "\\s+")
        .replace("~", beside),
    )
    .join("|");
}
