/** What was seen of people, as reports argue from it. */
import type { Report } from "@/db/queries/reports";
import type { Language, Meaning, SourceType } from "@/db/vocabulary";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { kindWeight } from "@/lib/judgement/weights";
import { interestOf } from "./own-words";

/** A person's record. */
export interface SeenPerson {
  id: string;
  name: string;
  title: string | null;
  headline: string | null;
  networkUrl: string;
  /** When the profile was read. */
  readAt: Date;
}

/** The company's record. */
export interface SeenCompany {
  id: string | null;
  name: string;
  networkUrl: string | null;
  industry: string | null;
  employeeCount: number | null;
  readAt: Date;
}

/** A source of the workspace. */
export interface SeenSource {
  id: string;
  type: SourceType;
  displayName: string;
  networkUrl: string | null;
  keywords: string[] | null;
  createdAt: Date;
}

/** The post of an engagement. `id` is null if only the network holds it. */
export interface SeenPost {
  id: string | null;
  url: string;
  author: string;
  authorNetworkUrl: string | null;
  text: string;
  postedAt: Date;
}

/** A signal, as far as reports need it. */
export interface SeenSignal {
  id: string;
  strength: number;
  suggestedOpener: string;
  language: Language;
  engagementId: string;
  createdAt: Date;
}

/** An engagement of a person with a post, or authorship of it (kind `post`). */
export interface SeenEngagement {
  /** Null for a post that is not stored as an engagement. */
  id: string | null;
  person: SeenPerson;
  kind: "reaction" | "comment" | "post";
  meaning: Meaning;
  /** 0-1: how likely it has this meaning; null if that is not known. */
  probability: number | null;
  /** The person's own words. */
  text: string | null;
  reactionType: string | null;
  at: Date;
  post: SeenPost;
  /** The source that found the post; null if only the network holds it. */
  source: SeenSource | null;
  signal: SeenSignal | null;
}

/** Everything seen of some people since a time, newest first. */
export interface Seen {
  since: Date;
  engagements: SeenEngagement[];
  /** How many engagements there are, including those that were not read. */
  total: number;
}

/** The workspace's standards, and when they were set; null without an ICP. */
export interface SeenIcp {
  id: string;
  updatedAt: Date;
}

/** The last report about the same subject. */
export type PreviousReport = Pick<Report, "id" | "content" | "readyAt" | "createdAt">;

/** Strongest first: by the interest it shows, then by kind, then the newest; what shows none of any kind comes last. */
export const strongestFirst = (engagements: readonly SeenEngagement[]): SeenEngagement[] =>
  engagements.toSorted(
    (a, b) =>
      Number(isUnwanted(a.meaning)) - Number(isUnwanted(b.meaning)) ||
      interestOf(b) - interestOf(a) ||
      kindWeight[b.kind] - kindWeight[a.kind] ||
      b.at.getTime() - a.at.getTime(),
  );

/** How much interest the strongest engagement shows, 0-4; -1 without any. */
export const strongestWeight = (engagements: readonly SeenEngagement[]): number =>
  Math.max(-1, ...engagements.map(interestOf));
