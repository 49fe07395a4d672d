/** Refuses a draft that says what its data does not hold. */
import type { Language } from "@/db/vocabulary";
import type { Words } from "../writer";
import { isAddressed } from "./check-addressee";
import { isNeverTrue, type Reader } from "./check-claims";
import { isInLanguage } from "./check-language";
import { findForeignName, fold, readVocabulary } from "./check-names";
import { isQuoted, readQuotations, splitSentences } from "./check-quotes";
import { type Ground, readGround } from "./claim-ground";
import type { ClaimKind } from "./claim-words";
import { claimPatternsOf } from "./match-claims";
import { domains, leftovers, markup, orders, scoreTalk } from "./never-words";
import type { PromptData } from "./prompt";
import { readDerived } from "./read-derived";
import { type Figure, findForeignFigure, readFigures, readNumberWords } from "./read-figures";
import { judgeSentence, loadSupportModel, type SupportModel } from "./support/support-model";

export type Problem =
  | "markup"
  | "leftover"
  | "score"
  | "quotation"
  | "quoted_filler"
  | "link"
  | "figure"
  | "name"
  | "language"
  | ClaimKind
  | "own_words"
  | "presupposed"
  | "unsupported"
  | "addressee"
  | "support";

interface Source {
  ground: Ground;
  language: Language;
  data: PromptData;
  vocabulary: ReadonlySet<string>;
  figures: readonly Figure[];
  numbers: ReadonlySet<number>;
  /** What follows from the figures. */
  derived: ReadonlySet<number>;
}

/**
 * The first problem of a draft and where it is; null if there is none. It refuses numbers, names, companies, links and
 * quotations that the data does not hold, another addressee or language, markup, what is left of instructions, and
 * sentences that the learned check finds likely to claim what the data does not hold (see ADR 23).
 */
export function findProblem(
  words: Words,
  data: PromptData,
  language: Language,
  support: SupportModel = loadSupportModel(),
): { field: string; problem: Problem } | null {
  const source = readSource(data, language);
  const told: [field: string, text: string, isForPerson: boolean][] = [
    ["whyItMatters", words.whyItMatters, false],
    ["suggestedOpener", words.suggestedOpener, true],
    ...words.talkingPoints.map((text, index): [string, string, boolean] => [
      `talkingPoints.${index}`,
      text,
      false,
    ]),
  ];
  for (const [field, text, isForPerson] of told) {
    if (isForPerson && !isAddressed(readQuotations(text)?.rest ?? text, data))
      return { field, problem: "addressee" };
    const problem =
      findTextProblem(text, source) ??
      findUnsupported(text, {
        reader: isForPerson ? "person" : "salesperson",
        ground: source.ground,
        support,
      });
    if (problem) return { field, problem };
  }
  for (const [field, text] of told) {
    const plain = (readQuotations(text)?.rest ?? "").replace(/\p{Lu}\p{L}+/gu, (word) =>
      source.vocabulary.has(fold(word)) ? " " : word,
    );
    if (!isInLanguage(plain, language)) return { field, problem: "language" };
  }
  return null;
}

/** What a text claims that the data does not hold, by its kind where the lists know it; null if it claims nothing. */
function findUnsupported(
  text: string,
  { reader, ground, support }: { reader: Reader; ground: Ground; support: SupportModel },
): Problem | null {
  const { neverTrue, other } = support.thresholds;
  let before = "";
  for (const sentence of splitSentences(text)) {
    const { claims, probability } = judgeSentence(sentence, { reader, ground, before }, support);
    if (probability >= (claims.some(isNeverTrue) ? neverTrue : other)) return claims[0] ?? "unsupported";
    before = sentence;
  }
  return null;
}

/** A passage that the model says its texts rest on, but that the data does not hold; null if there is none. */
export function findFalseSupport(
  support: readonly string[],
  data: PromptData,
): { field: string; problem: Problem } | null {
  const texts = textsIn(data);
  const isFalse = (passage: string) =>
    passage.trim() !== "" && !texts.some((text) => text.includes(passage.trim()) || isQuoted(passage, text));
  return support.some(isFalse) ? { field: "support", problem: "support" } : null;
}

/** Whether something in the data gives a model orders, as no one writes to people. */
export const givesOrders = (data: PromptData): boolean =>
  textsIn(data).some((text) => orders.test(fold(text)));

function readSource(data: PromptData, language: Language): Source {
  const { language: _, ...facts } = data;
  const texts = textsIn(facts);
  return {
    ground: readGround(data, language),
    language,
    data,
    vocabulary: readVocabulary(texts),
    figures: texts.flatMap(readFigures),
    numbers: new Set([
      ...texts.flatMap((text) => [...readNumberWords(text, language), ...readNumberWords(text, "en")]),
      ...countsIn(data),
    ]),
    derived: new Set(texts.flatMap((text) => readDerived(text, language))),
  };
}

/** How many reasons and encounters ("twice") there are, and how far the company is from the sizes in them. */
function countsIn({ fit, company, evidence }: PromptData): number[] {
  const size = company?.employees ?? null;
  const limits = fit.flatMap(({ reason }) => readFigures(reason).flatMap(({ values }) => values));
  const encounters = evidence.timesSeen === 2 ? [2.5] : [];
  return [fit.length, ...encounters, ...(size === null ? [] : limits.map((limit) => Math.abs(limit - size)))];
}

/** Every value of the data as text. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function findTextProblem(text: string, source: Source): Problem | null {
  const folded = fold(text).replaceAll("’", "'");
  if (markup.test(text)) return "markup";
  if (leftovers.test(folded) || orders.test(folded)) return "leftover";
  const read = readQuotations(text);
  if (!read) return "quotation";
  const quotation = findQuotationProblem(read.quotes, source.data, isSaid(read.rest, source.language));
  if (quotation) return quotation;
  const [score] = fold(read.rest).match(scoreTalk) ?? [];
  // A post may be about scores itself.
  const scored = /\p{L}+/u.exec(score ?? "")?.[0];
  if (score !== undefined && !(scored && fold(source.data.post.text).includes(scored))) return "score";
  if (findLink(read.rest, source)) return "link";
  if (findForeignFigure(read.rest, source, source.language) !== null) return "figure";
  return findForeignName(read.rest, source.vocabulary, source.language) === null ? null : "name";
}

/** How the network names its reactions, in the seven languages, without accents. */
const reactionNames: ReadonlySet<string> = new Set(
  `like,insightful,interesting,celebrate,support,love,funny,gefallt mir,inspirierend,interessant,applaus,unterstutze ich,
   j'aime,instructif,interessant,bravo,soutien,j'adore,me gusta,interesante,recomiendo,recomendar,me interesa,celebrar,
   apoyar,me encanta,divertido,consiglia,consiglio,mi piace,interessante,celebra,sostengo,adoro,interessant,leerzaam,
   steun,geweldig,grappig,vind ik leuk,gostei,curtir,curtida,apoio,amei,genial,gosto`
    .split(",")
    .map((name) => name.trim()),
);

/** Whether a quotation, `x` in the rest of the text, follows a verb of speech: `she says “…”`. */
const isSaid = (rest: string, language: Language): boolean =>
  claimPatternsOf(language).quoting.test(fold(rest));

/** A word or two in quotation marks is a term, not somebody's words. */
const longestTerm = 2;

function findQuotationProblem(
  quotes: readonly string[],
  { post, evidence, ...rest }: PromptData,
  areSaid: boolean,
): Problem | null {
  const { comment } = evidence;
  for (const quote of quotes) {
    const isOfComment = comment !== null && isQuoted(quote, comment);
    const isOfPost = isQuoted(quote, post.text);
    if (isOfComment && !isOfPost && evidence.meaning === "filler") return "quoted_filler";
    // Short quotations are also set around a title or a term.
    const isTerm =
      reactionNames.has(fold(quote.trim())) ||
      (!areSaid && quote.trim().split(/\s+/).length <= longestTerm) ||
      (quote.trim().split(/\s+/).length <= 4 && textsIn(rest).some((text) => isQuoted(quote, text)));
    if (!isOfComment && !isOfPost && !isTerm) return "quotation";
  }
  return null;
}

/** Domains may only be the name of a person, company or source. */
function findLink(text: string, { data }: Source): string | null {
  const names = fold([data.company?.name, data.post.author, data.watchedBecauseOf.name].join(" "));
  return text.match(domains)?.find((domain) => !names.includes(fold(domain))) ?? null;
}
