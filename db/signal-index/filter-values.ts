/** The filters of a signal list and the values they take. Safe in a browser. */
import type { Classification, EngagementKind } from "../vocabulary";

/** What must hold of a signal's tags in one category: any of the tokens. */
export interface TagGroup {
  categoryId: string;
  tokens: ({ kind: "has" | "lacks"; valueId: string } | { kind: "none" } | { kind: "any" })[];
}

/** Every filter of a signal list, with the value that it takes. All that are set must match. */
export interface FilterValues {
  /** Leaves out what the user has archived, or everything else. */
  view: "active" | "archived" | "all";
  type: string;
  kind: EngagementKind;
  minScore: number;
  minIcp: number;
  minEmployees: number;
  maxEmployees: number;
  classification: Classification;
  /** Created at this moment or later. */
  since: Date;
  /** Created before this moment. */
  until: Date;
  source: string;
  sourceType: string;
  persona: string;
  industry: string;
  search: string;
  company: string;
  tags: TagGroup[];
  /** A signal to leave out. */
  except: string;
}
export type FilterName = keyof FilterValues;

/** Whose signals are read, and whose archive `view` refers to. */
export interface Scope {
  customerId: string;
  userId: string;
}

/** One question about a workspace's signals. */
export type SignalListFilters = Scope & Pick<FilterValues, "view"> & Partial<FilterValues>;
