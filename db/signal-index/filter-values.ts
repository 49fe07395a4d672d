/** The filters of a signal list and their values. Safe in a browser. */
import type { StoredRouting } from "../schema/destinations";
import type { Classification, EngagementKind, SignalStage } from "../vocabulary";

/** A condition on a signal's tags in one category: any of the tokens matches. */
export interface TagGroup {
  categoryId: string;
  tokens: ({ kind: "has" | "lacks"; valueId: string } | { kind: "none" } | { kind: "any" })[];
}

/**
 * What a search asks for, in folded words. All of it must be in a signal's `words`; if nothing is asked for, no signal
 * matches.
 */
export interface Search {
  words: readonly string[];
  /** How a word begins; null if every word is whole. */
  prefix: string | null;
  /** Words with one space between them and before the first; also after the last one unless it may go on. */
  phrases: readonly string[];
}

/** Every filter of a signal list with its value type. All filters that are set must match. */
export interface FilterValues {
  /** Excludes signals that the user has archived or that are done for everyone, or all others. */
  view: "active" | "archived" | "all";
  type: string;
  kind: EngagementKind;
  minScore: number;
  maxScore: number;
  minIcp: number;
  maxIcp: number;
  minEmployees: number;
  maxEmployees: number;
  classification: Classification;
  /** Created at this time or later. */
  since: Date;
  /** Created before this time. */
  until: Date;
  source: string;
  sourceType: string;
  /** The post that its lead evidence is on. */
  post: string;
  persona: string;
  industry: string;
  search: Search;
  company: string;
  tags: TagGroup[];
  /** Members' IDs, and null for signals that are not assigned. One of them matches; at least one is given. */
  assignee: readonly (string | null)[];
  /** One of them matches; at least one is given. */
  stage: readonly SignalStage[];
  /** Only the newest signal of each person. */
  perPerson: "newest";
  /** A signal to exclude. */
  except: string;
  /** The rules of a destination that would have sent the signal when it was created. */
  routing: StoredRouting;
}
export type FilterName = keyof FilterValues;

/** The workspace whose signals are read, and the user whose archive `view` refers to. */
export interface Scope {
  customerId: string;
  userId: string;
}

/** A query over a workspace's signals. */
export type SignalListFilters = Scope & Pick<FilterValues, "view"> & Partial<FilterValues>;
