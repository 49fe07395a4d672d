/** Keyword searches for a new workspace: from its page, from its buyers' functions, and from their industries. */

import type { Persona } from "@/db/vocabulary";
import { settings } from "@/lib/domain/settings";
import { readIndustry } from "@/lib/judgement/company/industries";
import type { NetworkPost } from "@/lib/networks/network";
import { problemsOf, talkOf } from "./buyer-talk";

export type SearchKind = "topics" | "problems" | "industry";

/** Phrases to try, and what they stand for: the functions or the industry. */
export interface SearchPlan {
  kind: SearchKind;
  about: string;
  phrases: string[];
}

/** What a phrase found: the newest posts by others, and whether the network has more. */
export interface Found {
  phrase: string;
  posts: NetworkPost[];
  hasMore: boolean;
}

/** A search worth suggesting. */
export interface KeywordSearch {
  kind: SearchKind;
  about: string;
  phrases: string[];
  /** Different posts of the last two weeks that contain a phrase; at least so many if `hasMore`. */
  posts: number;
  hasMore: boolean;
}

/**
 * What to search for: the phrases of the company's own page, the problems of the functions it sells to (in turns, so
 * that each is heard), and the talk of the first industry that is known. No phrase twice. Pure.
 */
export function planSearches(input: {
  phrases: readonly string[];
  personas: readonly Persona[];
  industries: readonly string[];
}): SearchPlan[] {
  const { problemsTried, talkTried } = settings.onboarding;
  const taken = new Set(input.phrases.map((phrase) => phrase.toLowerCase()));
  const fresh = (phrases: readonly string[], most: number): string[] => {
    const chosen: string[] = [];
    for (const phrase of phrases) {
      if (chosen.length === most || taken.has(phrase.toLowerCase())) continue;
      taken.add(phrase.toLowerCase());
      chosen.push(phrase);
    }
    return chosen;
  };
  const problems = fresh(inTurns(input.personas.map((persona) => problemsOf[persona])), problemsTried);
  const industry = input.industries.find((name) => talkAbout(name).length > 0);
  const talk = industry === undefined ? [] : fresh(talkAbout(industry), talkTried);
  const plans: SearchPlan[] = [
    { kind: "topics", about: "", phrases: [...input.phrases] },
    { kind: "problems", about: input.personas.map(inWords).join(", "), phrases: problems },
    { kind: "industry", about: industry ?? "", phrases: talk },
  ];
  return plans.filter(({ phrases }) => phrases.length > 0);
}

/**
 * The searches whose phrases others use, with at most three phrases each, those with the most posts first. The
 * company's own topics are kept even if nobody else writes about them, but then only the two most specific.
 */
export function chooseSearches(plans: readonly SearchPlan[], found: readonly Found[]): KeywordSearch[] {
  const foundBy = new Map(found.map((one) => [one.phrase, one]));
  const countOf = (phrase: string) => foundBy.get(phrase)?.posts.length ?? 0;
  return plans.flatMap(({ kind, about, phrases }) => {
    const said = phrases.filter((phrase) => countOf(phrase) > 0);
    const isThin = kind === "topics" && said.length < 2;
    // Own topics come most specific first; those from tables in no order that matters.
    const ranked = kind === "topics" ? said : said.toSorted((a, b) => countOf(b) - countOf(a));
    const chosen = (isThin ? phrases.slice(0, 2) : ranked).slice(0, settings.onboarding.phrases);
    if (chosen.length === 0) return [];
    const results = chosen.flatMap((phrase) => foundBy.get(phrase) ?? []);
    const posts = new Set(results.flatMap(({ posts }) => posts.map(({ url }) => url))).size;
    return [{ kind, about, phrases: chosen, posts, hasMore: results.some(({ hasMore }) => hasMore) }];
  });
}

/** Why a search is suggested, in words. */
export function searchReason({ kind, about, phrases, posts, hasMore }: KeywordSearch): string {
  const quoted = phrases.map((phrase) => `“${phrase}”`);
  const named = quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : quoted[0];
  const why = {
    topics: `Your page writes about ${named}.`,
    problems: `The people you sell to (${about}) write about ${named} when something does not work.`,
    industry: `In ${about}, an industry of your profile, people talk about ${named}.`,
  }[kind];
  const count = `${hasMore ? "more than " : ""}${posts} ${posts === 1 && !hasMore ? "post" : "posts"}`;
  return posts > 0
    ? `${why} Others wrote ${count} with ${phrases.length > 1 ? "these words" : "it"} in the last two weeks.`
    : `${why} Nobody else did in the last two weeks, so expect few posts.`;
}

/** The talk of an industry, or else of a broader one that it belongs to. */
function talkAbout(industry: string): readonly string[] {
  const { groups, allGroups } = readIndustry(industry);
  const named = [...groups, ...allGroups].find((group) => Object.hasOwn(talkOf, group));
  return named === undefined ? [] : (talkOf[named] ?? []);
}

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

const inWords = (persona: Persona): string => persona.replaceAll("_", " ");
