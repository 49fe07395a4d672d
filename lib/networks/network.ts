/**
 * The port to a professional network: what the product reads, in its own words.
 * Adapters (one folder each) see no database, no clock but the one they are given, and no framework.
 */

/** Whose posts to list. Keyword phrases are alternatives: a post that matches any of them is found. */
export type NetworkTarget =
  | { kind: "person"; networkUrl: string }
  | { kind: "company"; networkUrl: string }
  | { kind: "keywords"; phrases: string[] };

export interface NetworkPost {
  /** Canonical address of the post: the same post has the same address in every listing. */
  url: string;
  author: { kind: "person" | "company"; name: string; networkUrl: string | null; headline: string | null };
  text: string;
  postedAt: Date;
  likes: number;
  comments: number;
  shares: number;
}

export interface NetworkEngagement {
  kind: "reaction" | "comment";
  person: { networkUrl: string; name: string; headline: string | null };
  /** `like`, `celebrate`, …: the network's own word; null for comments. */
  reactionType: string | null;
  /** The network's id of the comment; null for reactions. */
  commentId: string | null;
  text: string | null;
  /** Null where the network does not say when. */
  at: Date | null;
}

export interface NetworkPerson {
  /** Canonical; may differ from the address asked for (an opaque member id becomes a public one). */
  networkUrl: string;
  name: string;
  headline: string | null;
  title: string | null;
  about: string | null;
  location: string | null;
  companyName: string | null;
  companyNetworkUrl: string | null;
  /** Start of the current position. */
  positionStartedAt: Date | null;
  openToWork: boolean;
  hiring: boolean;
}

export interface NetworkCompany {
  networkUrl: string;
  name: string;
  industry: string | null;
  employeeCount: number | null;
  website: string | null;
  summary: string | null;
  location: string | null;
}

/** One page of a listing. `next` is opaque and null at the end; malformed items are left out and counted. */
export interface NetworkPage<T> {
  items: T[];
  next: string | null;
  /** What the call cost, in cents of US dollars; fractions are usual. */
  costCents: number;
  malformed: number;
}

/** One record, or null where the network says there is none. */
export interface NetworkRecord<T> {
  item: T | null;
  costCents: number;
}

export interface Network {
  /** Names the adapter in errors and logs, for example `sandbox`. */
  readonly id: string;
  /** The network's own host, for example `www.network.example`: addresses are canonical on it. */
  readonly host: string;
  /**
   * Newest first within a page. `since` bounds the listing: no post at or before it is returned. Pages are
   * the network's own, usually of 10 to 50 items; one may be empty and still have a next. Where keyword
   * phrases are searched one by one, their pages take turns, and a post may come once for each phrase.
   * Fails with `gone` where the author does not exist.
   */
  listPosts(
    target: NetworkTarget,
    options: { cursor: string | null; since: Date | null },
  ): Promise<NetworkPage<NetworkPost>>;
  listReactions(postUrl: string, cursor: string | null): Promise<NetworkPage<NetworkEngagement>>;
  listComments(postUrl: string, cursor: string | null): Promise<NetworkPage<NetworkEngagement>>;
  getPerson(networkUrl: string): Promise<NetworkRecord<NetworkPerson>>;
  getCompany(networkUrl: string): Promise<NetworkRecord<NetworkCompany>>;
}

export type NetworkFailure = "timeout" | "rate_limited" | "unavailable" | "refused" | "malformed" | "gone";

/**
 * Why a network gave no answer. `refused` (bad key, no credit, a call it does not understand) and `gone`
 * (the post or author does not exist, or no longer) are final; `malformed`, `timeout`, `rate_limited` and
 * `unavailable` are worth another try.
 */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  constructor(
    readonly network: string,
    readonly failure: NetworkFailure,
    message: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${network}: ${message}`);
  }
  get isFinal(): boolean {
    return this.failure === "refused" || this.failure === "gone";
  }
}
