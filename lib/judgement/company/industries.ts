import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom, type WordRule } from "@/lib/judgement/text/word-matcher";
import { companyShares } from "../weights";
import { areNear, belongsTo, broaderGroups } from "./industry-tree";
import { broadGroups, headRanks, industryGroups, tradeCompounds } from "./industry-words";
import { type IndustryName, isFormWord, splitIndustry, withoutSmallWords } from "./split-industry";

/**
 * How an industry relates to a wanted one: `same` (or a part of it), `broader` (the wanted one is a part of it),
 * `near`, `other` for certain, or `unknown`: the industry or every wanted one is not recognized.
 */
export type IndustryRelation = "same" | "broader" | "near" | "other" | "unknown";

/** How well an industry matches the wanted ones. */
export interface IndustryMatch {
  /** 1 the same, 0.8 broader, 0.6 near, 0 another or unknown. */
  share: number;
  /** The best-matching wanted industry; null if none matches. */
  target: string | null;
  relation: IndustryRelation;
}

/** An industry's name, parsed once. */
export interface ReadIndustry {
  name: string;
  /** Its words, without those that say nothing about the industry. */
  words: string[];
  /** The groups it names, the most specific of each part of the name. */
  groups: ReadonlySet<string>;
  /** These and all broader groups. */
  allGroups: ReadonlySet<string>;
  /** Groups it only mentions as the way of working ("Pharmaceutical Manufacturing"). */
  also: ReadonlySet<string>;
  /** The trades it works for: healthcare in "Healthcare software". */
  serves: ReadonlySet<string>;
  /** Whether the name consists of nothing but industries. */
  isPure: boolean;
}

const shares: Record<IndustryRelation, number> = {
  same: 1,
  broader: companyShares.broader,
  near: companyShares.near,
  other: 0,
  unknown: 0,
};

interface IndustryTag {
  groups: readonly string[];
  serves: readonly string[];
}

const findNames = compileWords(mergeTags());
const wholeNames = indexWholeNames();

/** Parses an industry's name, in any supported language, into the industry groups it names. */
export function readIndustry(name: string): ReadIndustry {
  const split = splitIndustry(name);
  const { words, parts } = split;
  const groups = new Set<string>();
  const also = new Set<string>();
  const serves = new Set<string>();
  const known = new Set<number>();
  const joint = new Set<string>();
  const hits = findNames(words);
  for (const { tag, start, length } of hits) {
    for (const group of tag.serves) serves.add(group);
    if (tag.groups.length > 1) for (const group of tag.groups) joint.add(group);
    for (let index = start; index < start + length; index += 1) known.add(index);
  }
  for (const part of new Set(parts)) {
    const found = new Set(hits.flatMap(({ tag, start }) => (parts[start] === part ? tag.groups : [])));
    const named = namedInPart(split, part, found, known, joint);
    for (const [group, use] of named) {
      (use === "main" ? groups : use === "serves" ? serves : also).add(group);
    }
  }
  return {
    name,
    words: words.filter((word) => !isFormWord(word)),
    groups,
    allGroups: new Set([...groups, ...also].flatMap((group) => [group, ...broaderGroups(group)])),
    also,
    serves: new Set([...serves].filter((group) => !groups.has(group))),
    isPure: groups.size > 0 && words.every((word, index) => known.has(index) || isFormWord(word)),
  };
}

/** The industry groups mentioned in a text, with those they belong to. Takes the words of `wordsOf`. */
export function findIndustryGroups(words: readonly string[]): Set<string> {
  const named = findNames(withoutSmallWords(words)).flatMap(({ tag }) => tag.groups);
  return new Set(named.flatMap((group) => [group, ...broaderGroups(group)]));
}

/** Matches an industry with the wanted ones, the best one first. Pure. */
export function matchIndustry(industry: ReadIndustry, targets: readonly ReadIndustry[]): IndustryMatch {
  let best: IndustryMatch = { share: 0, target: null, relation: "unknown" };
  for (const target of targets) {
    const relation = relate(industry, target);
    if (shares[relation] > best.share) best = { share: shares[relation], target: target.name, relation };
    else if (relation === "other" && best.relation === "unknown") best = { ...best, relation };
  }
  return best;
}

/** How a phrase is taken apart into industries. */
export const industryParts = {
  stands: (part: string): boolean => readIndustry(part).isPure || !/\s/.test(part.trim()),
  names: (): boolean => false,
};

/** The wanted industries that name no group we know, so that they match only by their own words. */
export function unrecognizedIndustries(targets: readonly string[]): string[] {
  return targets.filter((target) => target.trim() !== "" && readIndustry(target).groups.size === 0);
}

type Use = "main" | "serves" | "also";

/** The groups of one part of a name, and what each is for; whole names only count if they fill the part. */
function namedInPart(
  { words, parts }: IndustryName,
  part: number,
  found: ReadonlySet<string>,
  known: Set<number>,
  joint: ReadonlySet<string>,
): Map<string, Use> {
  const indexes = parts.flatMap((one, index) => (one === part ? index : []));
  const telling = indexes.filter((index) => !isFormWord(words[index] ?? ""));
  const whole =
    wholeNames.get(indexes.map((index) => words[index]).join(" ")) ??
    wholeNames.get(telling.map((index) => words[index]).join(" "));
  if (found.size === 0 && whole) {
    for (const index of indexes) known.add(index);
    return new Map(whole.map((group) => [group, "main"]));
  }
  return sortUses(new Set([...found, ...technologyBeside(words, indexes, found, known)]), joint);
}

/** "Tech" beside a trade is technology for that trade ("Construction tech"). */
function technologyBeside(
  words: readonly string[],
  indexes: readonly number[],
  found: ReadonlySet<string>,
  known: Set<number>,
): string[] {
  const index = indexes.find((one) => /^tech(?:nolog\w*)?$/.test(words[one] ?? "") && !known.has(one));
  if (index === undefined || found.size === 0) return [];
  known.add(index);
  return [words[index] === "tech" ? "software" : "technology"];
}

/** What the groups of one part are for. Groups of one name ("Hospitals and Health Care") stand side by side. */
function sortUses(found: ReadonlySet<string>, joint: ReadonlySet<string>): Map<string, Use> {
  const named = [...found];
  const specific = named.filter(
    (group) => joint.has(group) || !named.some((other) => broaderGroups(other).has(group)),
  );
  const trades = specific.filter((group) => !broadGroups.has(group));
  const leading = trades.length > 0 ? trades : specific;
  const rankOf = (group: string) => headRanks[group] ?? 0;
  const rank = Math.max(...leading.map(rankOf));
  return new Map(
    named.map((group) => {
      if (!leading.includes(group)) return [group, "also"];
      return [group, joint.has(group) || rankOf(group) === rank ? "main" : "serves"];
    }),
  );
}

function relate(industry: ReadIndustry, target: ReadIndustry): IndustryRelation {
  if (isSameName(industry.name, target.name) || sameWords(industry.words, target.words)) return "same";
  if (industry.groups.size === 0 || target.groups.size === 0) return relateByWords(industry, target);
  const wanted = [...target.groups];
  const own = [...industry.groups];
  if ([...own, ...industry.also].some((group) => wanted.some((other) => belongsTo(group, other)))) {
    return relateServed(industry, target);
  }
  if (own.some((group) => wanted.some((other) => belongsTo(other, group)))) return "broader";
  const served = [...industry.serves].some((group) => wanted.some((other) => areRelated(group, other)));
  const serving = [...target.serves].some((other) => own.some((group) => areRelated(group, other)));
  if (served || serving) return "near";
  return own.some((group) => wanted.some((other) => areNear(group, other))) ? "near" : "other";
}

/** Both do the same work; the target may want it for certain trades. */
function relateServed(industry: ReadIndustry, target: ReadIndustry): IndustryRelation {
  // "Software and banks" names the trade itself too, and any software will do.
  if (target.serves.size === 0) return "same";
  if (industry.serves.size === 0) return "broader";
  const isServed = [...industry.serves].some((group) =>
    [...target.serves].some((other) => areRelated(group, other)),
  );
  return isServed ? "same" : "near";
}

function areRelated(a: string, b: string): boolean {
  return belongsTo(a, b) || belongsTo(b, a);
}

/** For names without a group: half of the words in common is near enough. */
function relateByWords(industry: ReadIndustry, target: ReadIndustry): IndustryRelation {
  const common = industry.words.filter((word) => target.words.includes(word)).length;
  const longer = Math.max(industry.words.length, target.words.length);
  return common > 0 && common * 2 >= longer ? "near" : "unknown";
}

/** Also of names that say nothing by themselves, such as "Services". */
function isSameName(a: string, b: string): boolean {
  const name = normalizeText(a);
  return name !== "" && name === normalizeText(b);
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && a.join(" ") === b.join(" ");
}

/** A pattern that several groups share names all of them. */
function mergeTags(): WordRule<IndustryTag>[] {
  const rules = [
    ...Object.entries(industryGroups).flatMap(([id, { words }]) =>
      rulesFrom<IndustryTag>(words, { groups: [id], serves: [] }),
    ),
    ...tradeCompounds.flatMap(({ words, groups, near }) =>
      rulesFrom<IndustryTag>(words, { groups, serves: near }),
    ),
  ];
  const merged = new Map<string, IndustryTag>();
  for (const { pattern, tag } of rules) {
    const known = merged.get(pattern);
    merged.set(pattern, {
      groups: [...new Set([...(known?.groups ?? []), ...tag.groups])],
      serves: [...new Set([...(known?.serves ?? []), ...tag.serves])],
    });
  }
  return [...merged].map(([pattern, tag]) => ({ pattern, tag }));
}

function indexWholeNames(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [id, { whole }] of Object.entries(industryGroups)) {
    for (const { pattern } of rulesFrom(whole, id)) index.set(pattern, [...(index.get(pattern) ?? []), id]);
  }
  return index;
}
