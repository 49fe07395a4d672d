/** What a person did, in words. Names and quotes keep the original words, shortened and on one line. Pure. */
import type { Meaning } from "@/db/vocabulary";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { isContent } from "./own-words";
import type { SeenEngagement } from "./seen";

const quoteLength = 160;

/** Verbs for the networks' reactions; every other one is a plain reaction. */
const reactionVerbs: ReadonlyMap<string, string> = new Map([
  ["like", "Liked"],
  ["celebrate", "Applauded"],
  ["praise", "Applauded"],
  ["support", "Supported"],
  ["appreciation", "Supported"],
  ["love", "Loved"],
  ["empathy", "Loved"],
]);

/** `Commented on Ada Author's post`, `Liked their own post`. */
export function describeAction({ kind, reactionType, post, person }: SeenEngagement): string {
  if (kind === "post") return "Wrote a post";
  const verb =
    kind === "comment"
      ? "Commented on"
      : (reactionVerbs.get(reactionType?.toLowerCase() ?? "") ?? "Reacted to");
  if (post.authorNetworkUrl === person.networkUrl) return `${verb} their own post`;
  return `${verb} ${possessive(excerpt(post.author, 60))} post`;
}

const openings: Record<Exclude<Meaning, "filler" | "reacts">, string> = {
  asks: "Asked",
  evaluates: "Wrote about comparing or replacing a tool",
  states_problem: "Named a problem",
  shares_experience: "Shared their own experience",
  agrees: "Agreed",
  sells: "Offered something of their own",
  seeks_job: "Looks for a job",
  refuses: "Asked for no contact",
};

/** A sentence about an engagement: what it says with the words behind it, or what the person did. */
export function describeEngagement(engagement: SeenEngagement): string {
  const { meaning, text, kind, post } = engagement;
  if (meaning === "reacts" || meaning === "filler" || !text) {
    const about = excerpt(post.text, 90);
    const did = describeAction(engagement);
    const how = kind === "comment" ? ", with a few words" : kind === "reaction" ? ", without a word" : "";
    return `${did}${about ? ` “${about}”` : ""}${how}.`;
  }
  if (isContent(engagement) && meaning !== "sells" && meaning !== "seeks_job")
    return `Wrote a post that states no need of their own: “${excerpt(text, quoteLength)}”`;
  const where = kind === "post" ? " in a post" : "";
  return `${openings[meaning]}${where}: “${excerpt(findKeyPart(text, meaning, kind) ?? text, quoteLength)}”`;
}

/** At most this many sentences are read for the one that counts. */
const maxSentences = 40;

/** The text from the first sentence on that says what the whole does; null if no single one does. */
export function findKeyPart(text: string, meaning: Meaning, kind: SeenEngagement["kind"]): string | null {
  const starts = [0, ...[...text.matchAll(/[.!?…]\s+|\n+/gu)].map(({ index, 0: end }) => index + end.length)];
  const sentences = starts
    .slice(0, maxSentences)
    .map((start, n) => ({ start, text: text.slice(start, starts[n + 1]) }));
  const told = sentences.find(
    (sentence) =>
      sentence.text.trim() !== "" && readMeaning({ kind, text: sentence.text }).meaning === meaning,
  );
  return told ? text.slice(told.start) : null;
}

/** What someone did, counted: `reacted twice, commented once and wrote 2 posts`. */
export function countDeeds(engagements: readonly Pick<SeenEngagement, "kind">[]): string {
  const countOf = (kind: SeenEngagement["kind"]) => engagements.filter((one) => one.kind === kind).length;
  const [reacted, commented, wrote] = [countOf("reaction"), countOf("comment"), countOf("post")];
  const deeds = [
    ...(reacted > 0 ? [`reacted ${times(reacted)}`] : []),
    ...(commented > 0 ? [`commented ${times(commented)}`] : []),
    ...(wrote > 0 ? [`wrote ${wrote === 1 ? "1 post" : `${wrote} posts`}`] : []),
  ];
  return deeds.length < 2 ? deeds.join("") : `${deeds.slice(0, -1).join(", ")} and ${deeds.at(-1)}`;
}

/** `Ada's`, `Ateliers'`. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** `once`, `twice`, `5 times`. */
export const times = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;
