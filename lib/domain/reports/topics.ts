import { countDeeds } from "@/lib/assessment/describe-engagement";
import { interestOf, isContent, isOwnWords } from "@/lib/assessment/own-words";
import { type SeenEngagement, strongestFirst } from "@/lib/assessment/seen";
import { ofEngagement } from "@/lib/assessment/sources";
import type { ReportPost, Topic } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { presentPost } from "./timeline";
import { countBusiness, keyOf, type TopicPhrase, topicPhrasesOf } from "./topic-phrases";

interface Candidate extends TopicPhrase {
  engagements: SeenEngagement[];
}

const maxSources = 6;
/** What a phrase of two words or more counts compared with a word, and one that the workspace searches for. */
const shares = {
  word: 0.5,
  twoWords: 1,
  threeWords: 0.9,
  wanted: 1.5,
  verb: 0.4,
  lead: 1.5,
  unknown: 0.35,
} as const;
/** "Managed services" is a topic; "customers audited" begins a sentence. */
const verbEnding = /(?:[^e]ed|ing)$/;

/**
 * What people speak of and engage with: phrases of posts that are about them, and of their own words. Those in their
 * own words come first, then those with the most engagements, each with its newest posts. A post that only mentions a
 * phrase counts for nothing. `wanted` are the workspace's own words, which win among phrases that say the same. Pure.
 */
export function findTopics(engagements: readonly SeenEngagement[], wanted: readonly string[] = []): Topic[] {
  const keys = new Set(wanted.map(keyOf));
  const candidates = new Map<string, Candidate>();
  const read = new Map<string, TopicPhrase[]>();
  for (const engagement of engagements) {
    const { url, text } = engagement.post;
    const phrases = read.get(url) ?? aboutOf(text);
    read.set(url, phrases);
    const own = engagement.kind === "comment" && isOwnWords(engagement) ? aboutOf(engagement.text ?? "") : [];
    for (const phrase of new Map([...phrases, ...own].map((one) => [one.key, one])).values()) {
      const candidate = candidates.get(phrase.key);
      if (candidate) candidate.engagements.push(engagement);
      else candidates.set(phrase.key, { ...phrase, engagements: [engagement] });
    }
  }
  const topics = [...candidates.values()].filter((one) => one.isKnown || keys.has(one.key) || recurs(one));
  return choose(topics, keys).map(toTopic);
}

const aboutOf = (text: string): TopicPhrase[] => topicPhrasesOf(text).filter(({ isAbout }) => isAbout);

/** A phrase of unknown words must recur in different posts, or it may be any part of a sentence. */
function recurs({ engagements }: Candidate): boolean {
  const [first] = engagements;
  return engagements.some(({ post }) => post.url !== first?.post.url && post.text !== first?.post.text);
}

/** Greedy: the phrase that says most about engagements no other topic names, until nothing new is said. */
function choose(candidates: readonly Candidate[], wanted: ReadonlySet<string>): Candidate[] {
  const chosen: Candidate[] = [];
  const named = new Set<SeenEngagement>();
  const worth = new Map(candidates.map((one) => [one, worthOf(one, wanted)]));
  const scoreOf = (one: Candidate) =>
    one.engagements.filter((engagement) => !named.has(engagement)).length * (worth.get(one) ?? 0);
  while (chosen.length < settings.reports.topics) {
    const open = candidates.filter(
      (one) => !chosen.some(({ words }) => isPart(words, one.words) || isPart(one.words, words)),
    );
    const best = open.reduce<Candidate | null>(
      (best, one) => (scoreOf(one) > (best ? scoreOf(best) : 0) ? one : best),
      null,
    );
    if (!best) break;
    chosen.push(best);
    for (const engagement of best.engagements) named.add(engagement);
  }
  const interest = ({ engagements }: Candidate) => Math.max(...engagements.map(interestOf));
  return chosen.toSorted((a, b) => interest(b) - interest(a) || b.engagements.length - a.engagements.length);
}

function worthOf({ key, phrase, words, leads, isKnown }: Candidate, wanted: ReadonlySet<string>): number {
  const length = words.length === 1 ? shares.word : words.length === 2 ? shares.twoWords : shares.threeWords;
  const known = wanted.has(key) ? shares.wanted : 1;
  const ending = verbEnding.test(phrase) ? shares.verb : 1;
  return (
    length *
    known *
    ending *
    (leads ? shares.lead : 1) *
    (isKnown ? 1 : shares.unknown) *
    (1 + 0.1 * countBusiness(phrase))
  );
}

const isPart = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

function toTopic({ phrase, engagements }: Candidate): Topic {
  const [strongest] = strongestFirst(engagements);
  const posts = new Map<string, ReportPost>();
  for (const { post } of engagements) if (!posts.has(post.url)) posts.set(post.url, presentPost(post));
  return {
    topic: phrase,
    count: engagements.length,
    strongest: strongest?.meaning ?? "reacts",
    said: sayTopic(engagements),
    ownWords: engagements.filter(isOwnWords).length,
    posts: [...posts.values()].slice(0, settings.reports.topicPosts),
    sources: engagements.flatMap((engagement) => ofEngagement(engagement)[0] ?? []).slice(0, maxSources),
  };
}

/** What was done with posts about a topic; nothing is said about what the people think of it. */
function sayTopic(engagements: readonly SeenEngagement[]): string {
  const content = engagements.filter(isContent);
  const others = engagements.filter((one) => one.kind !== "post");
  const needs = engagements.length - content.length - others.length;
  const posts = new Set(others.map(({ post }) => post.url)).size;
  const people = new Set(engagements.map(({ person }) => person.id)).size;
  const countPosts = (count: number) => (count === 1 ? "1 post" : `${count} posts`);
  const wrote = [
    ...(needs > 0 ? [`${countPosts(needs)} with a need of their own`] : []),
    ...(content.length > 0
      ? [
          needs > 0
            ? `${content.length} without one`
            : `${countPosts(content.length)} about it without a need of their own`,
        ]
      : []),
  ];
  const parts = [
    ...(wrote.length > 0 ? [`wrote ${wrote.join(" and ")}`] : []),
    ...(others.length > 0
      ? [`${countDeeds(others)} under ${posts === 1 ? "a post" : `${posts} posts`} about it`]
      : []),
  ];
  const text = parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
  return people > 1 ? `${people} people ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
