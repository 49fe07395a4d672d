import { countOf } from "@/db/count-of";
import type { Persona, SourceType } from "@/db/vocabulary";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";
import { findIndustryGroups, readIndustry } from "../company/industries";
import type { Icp } from "../context/icp";
import type { Factor } from "../strength/score";
import { personasIn, readPersona } from "../title/read-title";
import { peerPoints, postWeights, sourcePoints } from "../weights";
import { businessWords, greetingWords, jobAdWords, wordsWithoutTopic } from "./post-words";

export interface PostToScreen {
  text: string;
  author: { name: string; headline: string | null };
  sourceType: SourceType;
  /** The phrases of a keyword source; empty for the others. */
  keywords: readonly string[];
  icp: Icp;
  postedAgeHours: number;
}

export interface Screening {
  /** 0-100: the sum of the factors. */
  relevance: number;
  reason: string;
  factors: Factor[];
}

/** At most this many words of a post are read. */
const maxWords = 1_500;

const sourceReasons: Record<SourceType, string> = {
  own_company: "Posted by your company, whose audience knows you",
  competitor_company: "Posted by a competitor, whose audience has the need",
  target_person: "Posted by someone you track",
  keyword_search: "Found by keyword, which says little by itself",
};

type PostKind = "job ad" | "greeting" | "link";
const kindReasons: Record<PostKind, string> = {
  "job ad": "A job ad speaks to applicants, not to buyers",
  greeting: "A greeting draws kindness, not interest",
  link: "A link without a word of its own shows nothing",
};

const findKind = compileWords([
  ...rulesFrom<PostKind>(jobAdWords, "job ad"),
  ...rulesFrom<PostKind>(greetingWords, "greeting"),
]);
const findBusiness = compileWords(rulesFrom(businessWords, "business"));

/**
 * Rates a post's relevance to an ICP, 0-100, from its words: topic (the source's keywords; the ICP's titles,
 * personas, industries and context), substance, source and age. Job ads, greetings and bare links never reach 40.
 * Pure; the text is only matched, never followed.
 */
export function screenPost(post: PostToScreen): Screening {
  // "It" is an industry in a title, but hardly ever in a sentence.
  const words = wordsOf(withoutLinks(post.text))
    .filter((word) => word !== "it")
    .slice(0, maxWords);
  const kind = kindOf(words);
  const source = sourceFactor(post, kind);
  const topic = topicFactor(post, words, kind);
  const factors = [
    source,
    topic,
    substanceFactor(post.text, words.length, kind),
    timelinessFactor(post.postedAgeHours),
  ];
  const relevance = factors.reduce((sum, factor) => sum + factor.points, 0);
  const reason = kind ? kindReasons[kind] : `${topic.reason}. ${source.reason}`;
  return { relevance, reason, factors };
}

function sourceFactor({ sourceType, author, icp }: PostToScreen, kind: PostKind | null): Factor {
  const functions = personasIn(wordsOf(author.headline ?? ""));
  const peer = [...functions].find((persona) => readTopics(icp).personas.has(persona));
  const earned = Math.min(postWeights.source, sourcePoints[sourceType] + (peer ? peerPoints : 0));
  const inWords = peer
    ? `${sourceReasons[sourceType]}, by someone in ${peer.replaceAll("_", " ")}`
    : sourceReasons[sourceType];
  return {
    id: "source",
    label: "Source",
    weight: postWeights.source,
    points: kind ? 0 : earned,
    value: sourceType,
    reason: kind ? kindReasons[kind] : inWords,
  };
}

/** Phrases of the source count most, then words of the ICP, then general business talk. */
function topicFactor(post: PostToScreen, words: readonly string[], kind: PostKind | null): Factor {
  const keywords = post.keywords.filter((phrase) => wordsOf(phrase).length > 0);
  const keyword = keywords.find((phrase) => holdsPhrase(words, wordsOf(phrase)));
  const partly = keywords.find((phrase) => holdsAll(words, wordsOf(phrase)));
  const phrase = keyword ?? partly;
  const fromIcp = topicsOf(post, words);
  const business = new Set(findBusiness(words).map((hit) => words[hit.start]));
  const earned =
    (keyword ? 36 : partly ? 20 : 0) + Math.min(30, fromIcp.length * 10) + Math.min(20, business.size * 4);
  const most = kind ? 15 : postWeights.topic;
  const named = [...(phrase ? [`"${excerpt(phrase, 60)}"`] : []), ...fromIcp.slice(0, 4)];
  return {
    id: "topic",
    label: "Topic",
    weight: postWeights.topic,
    points: Math.min(most, earned),
    value: named.length > 0 ? named.join(", ") : null,
    reason: topicReason(named, business.size),
  };
}

function topicReason(named: readonly string[], businessCount: number): string {
  if (named.length > 0) return `Speaks of ${named.join(", ")}`;
  if (businessCount > 2) return "Business talk, without a word of the ICP's own topics";
  return "Off topic: no word of the ICP's topics or the source's keywords";
}

function substanceFactor(text: string, length: number, kind: PostKind | null): Factor {
  const points = kind ? 0 : length >= 60 ? 15 : length >= 25 ? 12 : length >= 10 ? 7 : 2;
  const inWords = length >= 25 ? "Has something to say" : `Short: ${length} words`;
  return {
    id: "substance",
    label: "Substance",
    weight: postWeights.substance,
    points,
    value: countOf(text.length, "character"),
    reason: kind ? kindReasons[kind] : inWords,
  };
}

function timelinessFactor(ageHours: number): Factor {
  const points = ageHours <= 72 ? 5 : ageHours <= 168 ? 3 : 0;
  const age =
    ageHours < 48
      ? countOf(Math.max(0, Math.round(ageHours)), "hour")
      : countOf(Math.round(ageHours / 24), "day");
  return {
    id: "timeliness",
    label: "Timeliness",
    weight: postWeights.timeliness,
    points,
    value: age,
    reason: `Posted ${age} ago`,
  };
}

function kindOf(words: readonly string[]): PostKind | null {
  if (words.length < 4) return "link";
  const hits = findKind(words);
  if (hits.some((hit) => hit.tag === "job ad")) return "job ad";
  // A long post may open with a greeting and go on to business.
  return hits.length > 0 && (words.length < 60 || hits.length > 1) ? "greeting" : null;
}

const emptyWords = new Set(wordsWithoutTopic);

interface Topics {
  words: string[];
  personas: Set<Persona>;
  industries: Set<string>;
}
const topicsByIcp = new WeakMap<Icp, Topics>();

/** Which of the ICP's topics the post mentions: its words, and its functions and industries in any language. */
function topicsOf(post: PostToScreen, words: readonly string[]): string[] {
  const topics = readTopics(post.icp);
  const spoken = new Set(words);
  const functions = [...personasIn(words)].filter((persona) => topics.personas.has(persona));
  const trades = [...findIndustryGroups(words)].filter((group) => topics.industries.has(group));
  const named = topics.words.filter((word) => spoken.has(word));
  return [...new Set([...named, ...[...functions, ...trades].map((id) => id.replaceAll("_", " "))])];
}

/** Parses an ICP's topics once. */
function readTopics(icp: Icp): Topics {
  const known = topicsByIcp.get(icp);
  if (known) return known;
  const text = [...icp.targetIndustries, ...icp.targetTitles, icp.additionalContext ?? ""].join(" ");
  const wanted = new Set(wordsOf(text).filter((word) => word.length > 2 && !emptyWords.has(word)));
  const topics = {
    words: [...wanted].slice(0, 200),
    personas: new Set(
      [...icp.targetPersonas, ...icp.targetTitles].flatMap((name) => readPersona(name) ?? []),
    ),
    industries: new Set(icp.targetIndustries.flatMap((name) => [...readIndustry(name).groups])),
  };
  topicsByIcp.set(icp, topics);
  return topics;
}

function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, offset) => isForm(words[start + offset], word)));
}

function holdsAll(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.every((wanted) => words.some((word) => isForm(word, wanted)));
}

/** The word itself or its plural. */
function isForm(word: string | undefined, wanted: string): boolean {
  return word !== undefined && (word === wanted || word === `${wanted}s` || `${word}s` === wanted);
}

function withoutLinks(text: string): string {
  return text.slice(0, 20_000).replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, " ");
}
