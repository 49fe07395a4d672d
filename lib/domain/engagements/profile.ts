import type { Company, Lookup, Person } from "@/db/queries/people";

/** What is known of a person who engaged. */
export type Profile =
  /** Stored and fresh enough: costs nothing. */
  | { kind: "cached"; person: Person; company: Company | null }
  | { kind: "fetched"; person: FetchedPerson; company: FetchedCompany | null; cause: string }
  /** The network has no such person. `cause` is null where that was known before. */
  | { kind: "absent"; cause: string | null }
  /** Not read this time: the vendor failed, or the credits do not cover it. */
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

/** What makes two companies the same: the network's address, else the name in lower case. */
export const companyKey = (company: { networkUrl: string | null; name: string }): string =>
  company.networkUrl ?? company.name.trim().toLowerCase();

/** Whether a look-up is recent enough to stand for asking again. */
export const isFresh = (lookup: Lookup | undefined, oldest: Date): lookup is Lookup =>
  lookup !== undefined && lookup.fetchedAt > oldest;
