/** The tools and vendors that people name, and what they say of them. Only what a readable rule finds. Pure. */

import type { SeenEngagement, SeenSource } from "@/lib/assessment/seen";
import { ofEngagement, ofProfile, ofSource } from "@/lib/assessment/sources";
import { compareText } from "@/lib/compare-text";
import type { Rival, RivalStance } from "@/lib/contracts/v1/report-parts";
import { rivalStances } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { readLanguage } from "@/lib/judgement/meaning/read-language";
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { isRefusal, namePerson } from "./quotes";
import { knownTools, noTools, stanceRules } from "./rival-rules";
import { sentencesOf } from "./sentences";

const words = (list: string): string[] => list.split(/\s+/);
const tools: readonly string[] = words(knownTools).map((name) => name.replaceAll("_", " "));
const notNames: ReadonlySet<string> = new Set(words(noTools));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const compile = (pattern: string, name: string): RegExp =>
  new RegExp(
    pattern.replace("N", () => name),
    "dgu",
  );
/** The words after a rule, of which the capitalized ones may be names. */
const tail = "(?<tail>[^.!?;:,()]{2,80})";
const openRules = stanceRules
  .filter(([stance]) => stance === "leaves" || stance === "compares" || stance === "uses")
  .map(([stance, patterns]) => ({
    stance,
    rules: patterns.filter((one) => one.endsWith("N")).map((one) => compile(one, tail)),
  }));
/** Legal forms at the end of a company's name, which nobody says. */
const legalForm =
  /[\s,]+(?:gmbh|ag|inc|llc|ltd|limited|corp|corporation|sa|sas|s\.?r\.?l|b\.?v|plc|se|kg)\.?$/i;

interface Named {
  name: string;
  stance: RivalStance;
  quote: string;
}

/** The competitor sources by name, and the names that are no rivals: the workspace's own and the employer's. */
export interface RivalNames {
  competitors: readonly SeenSource[];
  not: readonly string[];
}

/** Whom and what they name, the clearest stance first, then the newest; each name once per person. */
export function findRivals(
  engagements: readonly SeenEngagement[],
  { competitors, not }: RivalNames,
): Rival[] {
  const byName = new Map(competitors.map((source) => [plainName(source.displayName), source]));
  const left = new Set(not.map(plainName));
  const found = new Map<string, Rival>();
  for (const engagement of engagements) {
    const { person, text, kind, meaning } = engagement;
    if (!text || kind === "reaction" || meaning === "sells" || isRefusal({ meaning })) continue;
    for (const { name, stance, quote } of namesIn(text, [...byName.keys()])) {
      const plain = name.toLowerCase();
      if (left.has(plain)) continue;
      const source = byName.get(plain);
      const key = `${person.id} ${plain}`;
      const before = found.get(key);
      if (before && rivalStances.indexOf(before.stance) <= rivalStances.indexOf(stance)) continue;
      found.set(key, {
        ...{ name: source?.displayName ?? name, stance, isCompetitor: source !== undefined },
        ...{ person: namePerson(person), quote, url: engagement.post.url, at: engagement.at.toISOString() },
        sources: [...ofEngagement(engagement), ofProfile(person), ...(source ? [ofSource(source)] : [])],
      });
    }
  }
  const rank = ({ stance }: Rival) => rivalStances.indexOf(stance);
  return [...found.values()]
    .toSorted((a, b) => rank(a) - rank(b) || compareText(b.at, a.at))
    .slice(0, settings.reports.rivals);
}

/** A company's name as people say it, in lower case. */
const plainName = (name: string): string => oneLine(name).replace(legalForm, "").toLowerCase();

/** Every name in a text with its clearest stance, sentence by sentence. */
export function namesIn(text: string, competitors: readonly string[]): Named[] {
  const isGerman = readLanguage(text) === "de";
  return sentencesOf(text).flatMap((sentence) => {
    const line = oneLine(sentence);
    const lower = line.toLowerCase();
    if (lower.length !== line.length) return [];
    const known = [...new Set([...competitors, ...tools])].filter((name) => holds(lower, name));
    const named = known.map((name) => ({
      name: asWritten(line, lower, name),
      stance: stanceOn(lower, name),
    }));
    const open = isGerman
      ? []
      : namesAfterRules(line, lower).filter(({ name }) => !known.includes(name.toLowerCase()));
    return [...named, ...open].map((one) => ({ ...one, quote: excerpt(line, 220) }));
  });
}

const whole = (name: string): string => `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`;
const holds = (lower: string, name: string): boolean =>
  name.length > 2 && new RegExp(whole(name), "u").test(lower);

function asWritten(line: string, lower: string, name: string): string {
  const at = lower.search(new RegExp(whole(name), "u"));
  return line.slice(at, at + name.length);
}

/** The first stance of which a pattern matches; `mentions` if none does. */
function stanceOn(lower: string, name: string): RivalStance {
  const found = stanceRules.find(([, patterns]) =>
    patterns.some((pattern) => compile(pattern, whole(name)).test(lower)),
  );
  return found ? found[0] : "mentions";
}

/** Unknown names right after a rule says that the writer uses, compares or leaves something. */
function namesAfterRules(line: string, lower: string): Omit<Named, "quote">[] {
  const found = new Map<string, Omit<Named, "quote">>();
  for (const { stance, rules } of openRules) {
    for (const match of rules.flatMap((rule) => [...lower.matchAll(rule)])) {
      const [start = 0, end = 0] = match.indices?.groups?.tail ?? [];
      for (const name of namesAt(line.slice(start, end), stance === "compares")) {
        if (!found.has(name)) found.set(name, { name, stance });
      }
    }
  }
  return [...found.values()];
}

const conjunctions: ReadonlySet<string> = new Set(
  words("and or with vs versus against et y e o en und oder & +"),
);
const maxTailWords = 6;

/**
 * The capitalized words a tail begins with; with `anywhere`, those further on too ("three tools, among them Clari").
 */
function namesAt(text: string, anywhere: boolean): string[] {
  const names: string[] = [];
  let joins = false;
  for (const word of text.trim().split(/\s+/).slice(0, maxTailWords)) {
    if (isName(word)) {
      if (joins) names.push(`${names.pop()} ${word}`);
      else names.push(word);
      joins = true;
    } else if (conjunctions.has(word.toLowerCase()) || anywhere) joins = false;
    else break;
  }
  return names;
}

/** Capitalized, no acronym, and none of the words that name no tool. */
const isName = (word: string): boolean =>
  word.length > 2 &&
  /^\p{Lu}[\p{L}\p{N}.]*$/u.test(word) &&
  !/^[\p{Lu}\p{N}]+$/u.test(word) &&
  !notNames.has(word.toLowerCase());
