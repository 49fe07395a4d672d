import { excerpt } from "@/lib/judgement/text/excerpt";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";
import { belongsTo, labelOf } from "../company/industry-tree";
import { type Clause, readClauses, splitSentences } from "./context-clauses";
import {
  type LimitKind,
  type LimitValue,
  limitKinds,
  readSpan,
  type SpanReading,
  unique,
  type ValuesByKind,
} from "./context-values";
import { lackWords, wantedWords } from "./context-words";

/** A limit that a sentence of the ICP's free text sets, or a limiting sentence that could not be understood. */
export type ContextLimit = UnderstoodLimit | { kind: "not_understood"; sentence: string };

export interface UnderstoodLimit {
  kind: LimitKind;
  sentence: string;
  rule: "must_be" | "must_not_be";
  /** At least one; any of them counts. */
  values: LimitValue[];
  /** For the ICP page: "Only dentists → industry must be Dental". */
  summary: string;
}

interface Finding {
  rule: UnderstoodLimit["rule"];
  items: ValuesByKind[];
}

const kindNames: Record<LimitKind, string> = {
  industry: "industry",
  company_type: "company type",
  role: "role",
};
/** Kinds of company that are industries too, so that they can stand in one list with industries. */
const typeIndustries: Readonly<Record<string, string>> = {
  agency: "marketing",
  consultancy: "consulting",
  public_sector: "government",
  nonprofit: "nonprofit",
};
const findLacks = compileWords(rulesFrom(lackWords, true));
const findWanted = compileWords(rulesFrom(wantedWords, true));

/**
 * Reads the limiting sentences of an ICP's free text ("only", "not", "no", "without", "exclude" and their
 * equivalents in seven languages) as limits on industry, company type or role. Other sentences are ignored;
 * limiting ones that name nothing that can be checked are returned as `not_understood`. Pure.
 */
export function understandContext(text: string | null): ContextLimit[] {
  return splitSentences(text ?? "").flatMap(understandSentence);
}

function understandSentence(raw: string): ContextLimit[] {
  const sentence = raw.replace(/[.!;,\s]+$/, "");
  const clauses = readClauses(sentence);
  if (clauses.length === 0) return [];
  const { findings, isUnclear } = findLimits(clauses);
  const limits = findings.flatMap((finding) => limitsOf(sentence, finding) ?? [null]);
  const understood = withoutContradictions(limits);
  const isMissing = understood.length < limits.length;
  return isUnclear || isMissing ? [...understood, { kind: "not_understood", sentence }] : understood;
}

/** What each limiting word limits; unclear if one of them says nothing that can be checked. */
function findLimits(clauses: readonly Clause[]): { findings: Finding[]; isUnclear: boolean } {
  const findings: Finding[] = [];
  let isUnclear = false;
  let isNothingBut = false;
  let isExempting = false;
  clauses.forEach((clause, index) => {
    const { cue } = clause;
    if (cue === "ignore" || isDeniedOnly(clauses[index - 1], clause)) return;
    if (isDeniedOnly(clause, clauses[index + 1])) return;
    if (cue === "fact") {
      isUnclear = true;
      return;
    }
    const isNothingElse =
      cue === "except" &&
      (isNothingBut || (findings.length === 0 && isNobodyElse(clause, clauses[index - 1])));
    // "No agencies except …" exempts something, which a list of values can't say.
    const isExemption =
      cue === "except" &&
      !isNothingElse &&
      (findings.at(-1)?.rule === "must_not_be" ||
        clauses.slice(index + 1).some((later) => later.cue === "not"));
    if (isExemption) {
      isUnclear = true;
      isExempting ||= index === 0;
      return;
    }
    const isEmptyDenial = cue === "not" && clauses[index + 1]?.cue === "except" && isEmpty(clause.after);
    if (isEmptyDenial) {
      isNothingBut = true;
      return;
    }
    const found = readClause(clause, clauses[index - 1], clauses[index + 1]);
    if (found === "skip") return;
    if (!found) {
      isUnclear = true;
      return;
    }
    isUnclear ||= found.hasFact;
    const isWanted = cue === "be" || isNothingElse;
    findings.push({ rule: isWanted ? "must_be" : "must_not_be", items: found.items });
    isNothingBut = false;
  });
  return { findings: isExempting ? [] : findings, isUnclear };
}

/** "We do not sell only to banks": the denial takes the limit back. */
function isDeniedOnly(denial: Clause | undefined, limit: Clause | undefined): boolean {
  if (limit?.cue !== "be" || (denial?.cue !== "not" && denial?.cue !== "fact")) return false;
  const between = denial.after;
  return between.length <= 3 && !between.includes(",") && readSpan(between).items.length === 0;
}

function readClause(
  clause: Clause,
  previous: Clause | undefined,
  next: Clause | undefined,
): SpanReading | "skip" | null {
  const { cue } = clause;
  const isBare = isEmpty(clause.after) || clause.after[0] === ",";
  const chunk = lastChunk(clause.before, previous !== undefined);
  if (cue === "excluded" || (cue === "be" && isBare)) {
    const found = nonEmpty(readSpan(chunk));
    const isOwned = previous !== undefined && chunk.length === clause.before.length;
    if (found && !(isOwned && cue === "be" && previous.cue !== "ignore")) return found;
    // "Must only be": the second word carries the limit. "Non-tech companies only": the first did.
    if (cue === "be" && (next?.cue === "be" || previous?.cue === "not")) return "skip";
  }
  if (cue === "without" && findLacks(clause.after).length > 0) return null;
  const after = readSpan(clause.after);
  if (after.items.length > 0) return after;
  const mayPrecede = cue === "not" && (isEmpty(clause.after) || findWanted(clause.after).length > 0);
  return mayPrecede ? nonEmpty(readSpan(clause.before)) : null;
}

const nonEmpty = (reading: SpanReading): SpanReading | null => (reading.items.length > 0 ? reading : null);

/** What stands before a limiting word that follows: back to the last comma if another limit stands before it. */
function lastChunk(before: readonly string[], hasPrevious: boolean): string[] {
  const comma = hasPrevious ? before.lastIndexOf(",") : -1;
  return before.slice(comma + 1);
}

const fillerWords = [
  ",|&|one|everyone|everything|everybody|anyone|anything|all|any|else|other|others|others?|industr\\w+",
  "sectors?|companies|compan\\w+|people|alle|alles|anderen?|branchen|unternehmen|tous|tout|toute",
  "toutes|les|secteurs|autres|entreprises|todo|todos|los|las|otros|sectores|tutto|tutti|altri|settori",
  "de|the|i|please|bitte|svp|thanks|danke",
].join("|");
const fillers = new RegExp(`^(?:${fillerWords})$`);

/** Denies all at the end of a text; French "toute personne" is anybody. */
const nobody =
  /(?:^| )(?:nobody|noone|nothing|niemand(?:e[mn])?|nichts|(?<!(?:toute|chaque|une|la) )personne|rien|nadie|ninguem|niets)(?: (?:at all|else|other|anders|sonst|d autre|mas|altro|altri|mais))?$/;

function isEmpty(words: readonly string[]): boolean {
  return words.every((word) => fillers.test(word));
}

/** "Nobody, except …": the denial is no limiting word of its own. "Exclude nobody, except …" denies twice. */
function isNobodyElse({ before }: Clause, previous: Clause | undefined): boolean {
  if (previous?.cue === "not" || !nobody.test(before.filter((word) => word !== ",").join(" "))) return false;
  // "We sell to hospitals and nobody else, except banks" exempts them.
  return readSpan(before).items.length === 0;
}

/** The limits of one finding by kind; null if its values can't be told apart. */
function limitsOf(sentence: string, { rule, items }: Finding): UnderstoodLimit[] | null {
  const isMixed = items.some((item) => kindsOf(item).length > 1);
  // "No startups in retail" means both together, which a list of values can't say.
  if (rule === "must_not_be" && isMixed) return null;
  const sorted = rule === "must_be" && !isMixed ? alignCompanies(items) : items;
  if (!sorted) return null;
  return limitKinds.flatMap((kind) => {
    const values = unique(sorted.flatMap((item) => item[kind]));
    return values.length > 0
      ? [{ kind, sentence, rule, values, summary: summarize(sentence, kind, rule, values) }]
      : [];
  });
}

/** "Only banks and agencies" allows both: kinds of company become industries, or nothing can be said. */
function alignCompanies(items: ValuesByKind[]): ValuesByKind[] | null {
  const kinds = new Set(items.flatMap(kindsOf));
  if (!kinds.has("industry") || !kinds.has("company_type")) return items;
  if (items.some((item) => item.company_type.some(({ id }) => !typeIndustries[id]))) return null;
  return items.map((item) => ({
    ...item,
    industry: [
      ...item.industry,
      ...item.company_type.map(({ id }) => ({
        id: typeIndustries[id] ?? id,
        label: labelOf(typeIndustries[id] ?? id),
      })),
    ],
    company_type: [],
  }));
}

function kindsOf(item: ValuesByKind): LimitKind[] {
  return limitKinds.filter((kind) => item[kind].length > 0);
}

/** "Only banks, except savings banks" would exclude all banks: an exclusion of what is wanted is dropped. */
function withoutContradictions(limits: readonly (UnderstoodLimit | null)[]): UnderstoodLimit[] {
  const known = limits.filter((limit) => limit !== null);
  const wanted = known.filter((limit) => limit.rule === "must_be").flatMap((limit) => limit.values);
  return known.filter(
    (limit) =>
      limit.rule === "must_be" ||
      !limit.values.some((value) => wanted.some((other) => belongsTo(other.id, value.id))),
  );
}

function summarize(
  sentence: string,
  kind: LimitKind,
  rule: UnderstoodLimit["rule"],
  values: readonly LimitValue[],
) {
  const named = values.map(({ label }) => label).join(" or ");
  return `${excerpt(sentence, 120)} → ${kindNames[kind]} must ${rule === "must_be" ? "be" : "not be"} ${named}`;
}
