/**
 * The port to a professional network, in the product's own types. Adapters (one folder each) use no database, no
 * framework and only the clock they are given.
 */

import type { NetworkUrl } from "./network-url";

/** The networks that an installation can read. */
export const networkIds = ["sandbox", "bluesky", "harvestapi"] as const;
export type NetworkId = (typeof networkIds)[number];

/**
 * Which posts to list. A post matches if it contains any of the keyword phrases. `network` is the ID of the network
 * to search; without it, the first that can be searched.
 */
export type NetworkTarget =
  | { kind: "person"; networkUrl: string }
  | { kind: "company"; networkUrl: string }
  | { kind: "keywords"; phrases: string[]; network?: string | null };

/** How many organizations a search by name gives. */
export const maxFoundCompanies = 10;

/** A network, as people choose it. */
export interface NetworkInfo {
  id: string;
  /** Its name for people. */
  name: string;
  /** The host of its addresses, for example `www.network.example`. */
  host: string;
  /** What its addresses look like. */
  examples: { person: string; company: string };
  /** Why it can't be searched by keywords, as a sentence; null if it can. */
  searchRefusal: string | null;
}

export interface NetworkPost {
  /** Canonical address, the same in every listing. */
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
  /** The network's own name, such as `like` or `celebrate`; null for comments. */
  reactionType: string | null;
  /** The network's comment ID; null for reactions. */
  commentId: string | null;
  text: string | null;
  /** Null if the network gives no time. */
  at: Date | null;
}

export interface NetworkPerson {
  /** Canonical; may differ from the requested address (an opaque member ID becomes a public name). */
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

/** One page of a listing. `next` is opaque and null at the end; malformed items are skipped and counted. */
export interface NetworkPage<T> {
  items: T[];
  next: string | null;
  /** Cost of the call in US cents, usually fractional. */
  costCents: number;
  malformed: number;
}

/** One record; null if the network says it does not exist. */
export interface NetworkRecord<T> {
  item: T | null;
  costCents: number;
}

export interface Network {
  /** Name of the adapter in errors and logs, for example `sandbox`. */
  readonly id: string;
  /** The network's host, for example `www.network.example`; of several, the first one's. */
  readonly host: string;
  /** The networks behind this port: one, or all configured ones in their order. */
  readonly networks: readonly NetworkInfo[];
  /** Parses an address of a person or organization, as pasted. Null if it is on none of the networks. Never throws. */
  readAddress(input: string): NetworkUrl | null;
  /**
   * The lasting address, with the name that the network shows. Asks the network only if its names can change. Null if
   * it has no such account or may not show it.
   */
  resolveAddress(address: NetworkUrl): Promise<NetworkUrl | null>;
  /**
   * Newest first within a page, only posts after `since`. Page size is the network's (usually 10 to 50); an empty page
   * may have a next page. If phrases are searched separately, their pages alternate and a post may appear once per
   * phrase. Fails with `gone` if the author does not exist.
   */
  listPosts(
    target: NetworkTarget,
    options: { cursor: string | null; since: Date | null },
  ): Promise<NetworkPage<NetworkPost>>;
  listReactions(postUrl: string, cursor: string | null): Promise<NetworkPage<NetworkEngagement>>;
  listComments(postUrl: string, cursor: string | null): Promise<NetworkPage<NetworkEngagement>>;
  getPerson(networkUrl: string): Promise<NetworkRecord<NetworkPerson>>;
  getCompany(networkUrl: string): Promise<NetworkRecord<NetworkCompany>>;
  /**
   * Organizations by a name, the best matches first, one page of at most `maxFoundCompanies` a network. A network that
   * does not tell people from organizations may list people too.
   */
  findCompanies(name: string): Promise<NetworkPage<NetworkCompany>>;
}

export type NetworkFailure = "timeout" | "rate_limited" | "unavailable" | "refused" | "malformed" | "gone";

/**
 * Why a network call failed. `refused` (bad key, no credit, invalid call) and `gone` (the post or author does not
 * exist or no longer exists) are final; `malformed`, `timeout`, `rate_limited` and `unavailable` can be retried.
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
