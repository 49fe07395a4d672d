/** What a line or a row of pasted text asks for. */
import type { Network } from "@/lib/networks/network";

export type Addresses = Pick<Network, "networks" | "readAddress">;

/** What text without an address is taken for. */
export type TextAs = "keywords" | "companies";

/** The kind that a line or a row names itself. */
export type NamedKind = "person" | "company" | "keywords" | null;

/** `input` is an address of that kind; `name` is what stood beside it. */
export type Wish =
  | { as: "person" | "company"; input: string; name: string | null }
  | { as: "keywords"; phrases: string[] }
  | { as: "company_name"; name: string }
  | { as: "nothing"; why: SkipReason };

export type SkipReason =
  /** The names of the columns. */
  | { reason: "heading" }
  /** An address that no configured network can read as this. */
  | { reason: "address"; type: "person" | "company"; input: string }
  /** As a sentence. */
  | { reason: "text"; message: string };

/** `line` counts from 1; `text` is how it was pasted, shortened. */
export type Entry = Wish & { line: number; text: string };
