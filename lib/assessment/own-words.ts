/** What people said for themselves, told apart from content that they published and from silent reactions. Pure. */
import type { EngagementKind, Meaning } from "@/db/vocabulary";
import { isNeed, isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { meaningWeight } from "@/lib/judgement/weights";

interface Said {
  kind: EngagementKind | "post";
  meaning: Meaning;
}

/** A post that states no need of its author's own: it says what they write about, not what they want. */
export const isContent = ({ kind, meaning }: Said): boolean =>
  kind === "post" && !isNeed(meaning) && meaning !== "refuses";

/** Words that say something about the person: a comment with a meaning, or a post that states their own need. */
export const isOwnWords = ({ kind, meaning }: Said): boolean =>
  kind === "comment" ? meaningWeight[meaning] > 0 : kind === "post" && isNeed(meaning);

/** How much interest an engagement shows, 0-4: content and reactions show none by themselves. */
export const interestOf = (said: Said): number => (isOwnWords(said) ? meaningWeight[said.meaning] : 0);

/** Whether someone offers something of their own, in a comment or a post, and states no need. */
export const offersOnly = (engagements: readonly Said[]): boolean =>
  engagements.some(({ meaning }) => meaning === "sells") &&
  !engagements.some(({ meaning }) => isNeed(meaning));

/** Whether someone writes about the subject, and states no need anywhere. */
export const writesOnly = (engagements: readonly Said[]): boolean =>
  engagements.some(isContent) && !engagements.some(({ meaning }) => isNeed(meaning));

/** What an engagement tells about interest, without offers, job searches and refusals. */
export const showsInterest = ({ meaning }: Said): boolean => !isUnwanted(meaning);
