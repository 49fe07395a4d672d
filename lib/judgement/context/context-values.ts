import { type Persona, personas, type Seniority, seniorities } from "@/db/vocabulary";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";
import { readIndustry } from "../company/industries";
import { belongsTo, labelOf } from "../company/industry-tree";
import { isElectronic, isFormWord, withoutSmallWords } from "../company/split-industry";
import { readPersona, readSeniority } from "../title/read-title";
import {
  bareServiceFirms,
  companyTypes,
  functionNames,
  functionPeople,
  idleWords,
  peopleWords,
  roleTerms,
  separatingWords,
  titleMarkers,
  wordsBeforePlaces,
} from "./context-kinds";
import { downwardWords, factWords, upwardWords } from "./context-words";

export const limitKinds = ["industry", "company_type", "role"] as const;
export type LimitKind = (typeof limitKinds)[number];

/**
 * A value of a limit. Its id is a group ("dental", "software/healthcare"), a company type ("agency"), a kind of
 * person ("student") or a function and level ("persona:sales+seniority:director").
 */
export interface LimitValue {
  id: string;
  label: string;
}

export type ValuesByKind = Record<LimitKind, LimitValue[]>;

/** What the words beside a limiting word name. */
export interface SpanReading {
  /** One entry for each item of the list. */
  items: ValuesByKind[];
  /** Whether something is left that nobody can check, such as a number of employees. */
  hasFact: boolean;
}

const findTypes = compileWords(
  Object.entries(companyTypes).flatMap(([id, { words }]) =>
    rulesFrom(words, id as keyof typeof companyTypes),
  ),
);
const findTerms = compileWords(
  Object.entries(roleTerms).flatMap(([id, { words }]) => rulesFrom(words, id as keyof typeof roleTerms)),
);
const findMarkers = compileWords(rulesFrom(titleMarkers, true));
const separators = new Set([",", "&", ...separatingWords]);
const placeWords = new Set(wordsBeforePlaces);
const titleBeforeOf = /^(?:heads?|directors?|vps?|chiefs?|leads?|leaders?|managers?|presidents?|chief)$/;
const englishBeforeOf =
  /^(?:heads?|directors?|vps?|chiefs?|leads?|leaders?|managers?|presidents?|founders?|owners?|people|employees|staff|members?|ceos?|kinds?|types?|part|partners?|teams?)$/;
/** Words that end in "s" in the singular. */
const singulars = new Set(
  `sales business operations ops revops success resources human affairs relations`.split(" "),
);

/** Reads a list of industries, kinds of company and roles. Takes words and punctuation as in `Clause`. */
export function readSpan(words: readonly string[]): SpanReading {
  const cut = words.findIndex((word, index) => isFact(word, words[index - 1], words[index + 1]));
  const listed = cut === -1 ? words : words.slice(0, cut);
  const isLevel = (word: string, index: number): boolean =>
    isDirection(word) && !isNamedByDirection(partAround(listed, index));
  const directed = listed.filter(isLevel);
  const direction =
    directed.length === 0 ? null : directed.some((word) => upwardWords.test(word)) ? "up" : "down";
  const plain = listed.filter((word, index) => !isLevel(word, index));
  const parsed = splitAt(plain, isSeparator).map(readItem);
  const isIndustryList = parsed.some(({ sure }) => sure && holdsCompany(sure));
  const items = parsed
    .map(({ sure, asRole, asIndustry }) => sure ?? (isIndustryList ? asIndustry : asRole) ?? noValues())
    .filter(isNamed)
    .map((item) =>
      direction ? { ...item, role: item.role.flatMap((role) => widen(role, direction)) } : item,
    );
  return { items, hasFact: cut !== -1 };
}

const isDirection = (word: string): boolean => upwardWords.test(word) || downwardWords.test(word);

/** The words around the one at `index`, up to a separator or a word of place on both sides. */
function partAround(words: readonly string[], index: number): string[] {
  let [start, end] = [index, index + 1];
  while (start > 0 && !endsPart(words[start - 1] ?? "", words[start - 2])) start -= 1;
  while (end < words.length && !endsPart(words[end] ?? "", words[end - 1])) end += 1;
  return words.slice(start, end);
}

/** Whether direction words belong to a company's name ("higher education"), not to a level ("above bank manager"). */
function isNamedByDirection(part: readonly string[]): boolean {
  const rest = part.filter((word) => !isDirection(word));
  if (rest.length === part.length) return false;
  const [whole, without] = [readCompany(part, part), readCompany(rest, rest)].map(
    ({ industry, company_type }) => [...industry, ...company_type].map(({ id }) => id).join(),
  );
  return whole !== "" && whole !== without;
}

/** "Work with" names whom one works with; otherwise "with" starts a fact. */
function isFact(word: string, before: string | undefined, next: string | undefined): boolean {
  if (/^(?:with|mit|avec|con|met|com)$/.test(word)) return before !== undefined && !idleWords.has(before);
  return (factWords.has(word) && !namesFunction(word, next)) || (/^\d/.test(word) && before !== "fortune");
}

/** "Revenue operations" and "employee relations" are functions: neither word names the same alone. */
function namesFunction(word: string, next = ""): boolean {
  const [both, first, second] = [[word, next], [word], [next]].map(
    (words) => parseRole(readRole(words)?.id ?? "").persona,
  );
  return both !== null && both !== second && (both !== first || second !== null);
}

/** Dutch "of" means "or"; English "of" belongs to a title or a company. */
function isSeparator(word: string, before: string | undefined): boolean {
  return word === "of" ? !englishBeforeOf.test(before ?? "") : separators.has(word);
}

function isPlace(word: string, before: string | undefined): boolean {
  return word === "of" ? !titleBeforeOf.test(before ?? "") : placeWords.has(word);
}

function endsPart(word: string, before: string | undefined): boolean {
  return isSeparator(word, before) || isPlace(word, before);
}

function isNamed(item: ValuesByKind): boolean {
  return limitKinds.some((kind) => item[kind].length > 0);
}

interface ItemReading {
  sure: ValuesByKind | null;
  /** For a bare function ("marketing"), which may also be an industry. */
  asRole?: ValuesByKind;
  asIndustry?: ValuesByKind;
}

function readItem(words: readonly string[]): ItemReading {
  const telling = words.filter((word) => !idleWords.has(word));
  const parts = splitAt(telling, isPlace).map(readPart);
  const isAboutPeople = parts.some((part) => part.hasMarker);
  const combined = noValues();
  for (const part of parts) {
    const values = part.bareFunction && isAboutPeople ? part.bareFunction : part.values;
    for (const kind of limitKinds) combined[kind].push(...values[kind]);
  }
  const bare = parts.length === 1 ? parts[0] : undefined;
  return bare?.bareFunction && !isAboutPeople
    ? {
        sure: null,
        asRole: bare.bareFunction,
        asIndustry: isNamed(bare.values) ? bare.values : bare.bareFunction,
      }
    : { sure: combined };
}

interface PartReading {
  values: ValuesByKind;
  hasMarker: boolean;
  bareFunction: ValuesByKind | null;
}

function readPart(words: readonly string[]): PartReading {
  const terms = findTerms(words).map(({ tag }) => ({ id: tag, label: roleTerms[tag].label }));
  const hasMarker = findMarkers(words).length > 0;
  if (terms.length > 0)
    return { values: { ...noValues(), role: unique(terms) }, hasMarker, bareFunction: null };
  const role = readRole(withoutPeople(words));
  const telling = withoutSmallWords(words).filter((word) => !isFormWord(word));
  const company = readCompany(words, telling);
  const isFunction = functionNames.has(telling.join("_"));
  if (company.company_type.some(({ id }) => id === "freelancer"))
    return { values: company, hasMarker, bareFunction: null };
  const asRole = role ? { ...noValues(), role: [role] } : null;
  if (hasMarker && asRole) {
    // "Hotel managers" are managers of hotels; "software engineers" are engineers anywhere.
    const values = role?.id.startsWith("persona:") ? asRole : { ...company, role: asRole.role };
    return { values, hasMarker, bareFunction: null };
  }
  if (isFunction && asRole && words.length <= telling.length + 1) {
    return { values: company, hasMarker, bareFunction: asRole };
  }
  if (isNamed(company) || !asRole || telling.length > 2)
    return { values: company, hasMarker, bareFunction: null };
  return { values: asRole, hasMarker, bareFunction: null };
}

/** Industries and kinds of company. An agency or consultancy for one trade is that trade ("staffing agencies"). */
function readCompany(words: readonly string[], telling: readonly string[]): ValuesByKind {
  const hits = findTypes(words);
  const types = unique(hits.map(({ tag }) => ({ id: tag, label: companyTypes[tag].label })));
  const typed = new Set(hits.flatMap(({ start, length }) => words.slice(start, start + length)));
  const rest = words.filter((word) => !typed.has(word));
  const isBare =
    [...typed].every((word) => bareServiceFirms.test(word)) && !rest.some((word) => telling.includes(word));
  const isServiceFirm = types.some(({ id }) => id === "agency" || id === "consultancy" || id === "vendor");
  const industries = readIndustries(isServiceFirm ? (isBare ? [] : words) : rest);
  const trades = industries.filter(({ id }) => id !== "consulting");
  if (isServiceFirm && types.length === 1) {
    return trades.length > 0 ? { ...noValues(), industry: trades } : { ...noValues(), company_type: types };
  }
  if (types.some(({ id }) => id === "freelancer")) return { ...noValues(), company_type: types };
  if (types.length === 0 && industries.length > 0) {
    if (industries.every(({ id }) => belongsTo(id, "government"))) return typeOnly("public_sector");
    if (industries.every(({ id }) => id === "nonprofit")) return typeOnly("nonprofit");
  }
  return { industry: industries, company_type: types, role: [] };
}

function readIndustries(words: readonly string[]): LimitValue[] {
  const { groups, serves } = readIndustry(words.join(" "));
  const trades = [...serves];
  if (trades.length === 0) return [...groups].map((group) => ({ id: group, label: labelOf(group) }));
  const [served, servedLabel] = [trades.join("+"), trades.map(labelOf).join(" and ")];
  return [...groups].map((group) => ({
    id: `${group}/${served}`,
    label: `${labelOf(group)} for ${servedLabel}`,
  }));
}

/** A function, a level or both; plurals are tried as singulars ("CFOs", "managers"). */
function readRole(words: readonly string[]): LimitValue | null {
  const singular = words
    .map((word) => functionPeople[word] ?? word)
    .map((word) => (/.[^su]s$/.test(word) && !singulars.has(word) ? word.slice(0, -1) : word));
  const texts = [words.join(" "), singular.join(" ")];
  const persona = texts.map(readPersona).find((one) => one !== null && one !== "other") ?? null;
  const seniority = texts.map(readSeniority).find((one) => one !== null) ?? null;
  if (!persona && !seniority) return null;
  // "Engineers" of any level: professional is what a title without a level reads as.
  return roleOf(persona, persona && seniority === "professional" ? null : seniority);
}

/** Without "people", unless it is the function ("Head of People"). */
function withoutPeople(words: readonly string[]): string[] {
  const rest = words.filter((word) => !peopleWords.has(word));
  return findMarkers(rest).length > 0 ? [...words] : rest;
}

function roleOf(persona: Persona | null, seniority: Seniority | null): LimitValue {
  const named = [persona && `persona:${persona}`, seniority && `seniority:${seniority}`].filter(Boolean);
  const label = [persona, seniority].filter(Boolean).join(", ").replaceAll("_", " ");
  return { id: named.join("+"), label: label.charAt(0).toUpperCase() + label.slice(1) };
}

/** "VP and above": the same function at this level and all levels on that side. */
function widen(role: LimitValue, direction: "up" | "down"): LimitValue[] {
  const { persona, seniority } = parseRole(role.id);
  if (!seniority) return [role];
  const from = seniorities.indexOf(seniority);
  const levels = direction === "up" ? seniorities.slice(from) : seniorities.slice(0, from);
  return levels.map((level) => roleOf(persona, level));
}

/** Function and level in the id of a role; both null for a kind of person such as "student". */
export function parseRole(id: string): { persona: Persona | null; seniority: Seniority | null } {
  const named = new Map(id.split("+").map((part) => part.split(":") as [string, string | undefined]));
  return {
    persona: personas.find((persona) => persona === named.get("persona")) ?? null,
    seniority: seniorities.find((seniority) => seniority === named.get("seniority")) ?? null,
  };
}

function typeOnly(id: keyof typeof companyTypes): ValuesByKind {
  return { ...noValues(), company_type: [{ id, label: companyTypes[id].label }] };
}

function holdsCompany(item: ValuesByKind): boolean {
  return item.industry.length > 0 || item.company_type.length > 0;
}

function splitAt(
  words: readonly string[],
  isMark: (word: string, before: string | undefined) => boolean,
): string[][] {
  const parts: string[][] = [[]];
  words.forEach((word, index) => {
    if (isMark(word, words[index - 1]) && !isElectronic(word, words[index + 1])) parts.push([]);
    else parts.at(-1)?.push(word);
  });
  return parts.filter((part) => part.length > 0);
}

function noValues(): ValuesByKind {
  return { industry: [], company_type: [], role: [] };
}

/** Values without repeated ids, in order. */
export function unique<T extends LimitValue>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [value.id, value])).values()];
}
