import type { Company, Lookup, Person } from "@/db/queries/people";

/** The profile of a person who engaged. */
export type Profile =
  /** Stored and fresh: costs nothing. */
  | { kind: "cached"; person: Person; company: Company | null }
  | { kind: "fetched"; person: FetchedPerson; company: FetchedCompany | null; cause: string }
  /** The network has no such person. `cause` is null if that was already known. */
  | { kind: "absent"; cause: string | null }
  /** Not read this time: the vendor failed, or there are not enough credits. */
  | { kind: "unread"; error: Error; cause: string }
  | { kind: "unread"; error: null };

export type FetchedPerson = Pick<
  Person,
  | "networkUrl"
  | "name"
  | "headline"
  | "title"
  | "about"
  | "location"
  | "companyName"
  | "companyNetworkUrl"
  | "positionStartedAt"
  | "openToWork"
  | "hiring"
>;

export type FetchedCompany = Pick<
  Company,
  "key" | "networkUrl" | "name" | "industry" | "employeeCount" | "website" | "summary" | "location"
>;

/** Identifies a company: its network address, or else its name in lower case. */
export const companyKey = (company: { networkUrl: string | null; name: string }): string =>
  company.networkUrl ?? company.name.trim().toLowerCase();

/** Whether a look-up is recent enough to reuse. */
export const isFresh = (lookup: Lookup | undefined, oldest: Date): lookup is Lookup =>
  lookup !== undefined && lookup.fetchedAt > oldest;
