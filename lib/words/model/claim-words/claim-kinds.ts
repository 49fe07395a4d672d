/** What a language's list of claims holds. Each list is separated by commas; `*` stands for more letters. */
export const claimKinds = [
  "sender",
  "meeting",
  "offer",
  "money",
  "feeling",
  "opinion",
  "plan",
  "life",
  "private",
  "thirdParty",
  "company",
  "tool",
  "comparison",
  "threat",
  "insult",
  "surveillance",
  "contact",
  "score",
  "leftover",
  "future",
  "time",
] as const;

export type ClaimKind = (typeof claimKinds)[number];

/** Lower case, without accents. `~` before a wording: only where a word for the person stands just before it. */
export interface ClaimWords {
  /** Wordings that make a claim of the kind. */
  kinds: Record<ClaimKind, string>;
  /** Words before a clause that is presupposed rather than stated. */
  given: string;
  /** What a company publishes, after "our". */
  page: string;
  /** How one says that something is not known. */
  unknown: string;
  /** How the sender asks politely, and says where they read the person's words. */
  forms: string;
  /** Words that take a claim back or leave it open. */
  denial: string;
  /** Words that begin an indirect question. */
  open: string;
  /** How a talking point begins that tells the salesperson to ask. */
  asks: string;
  /** Words before a noun that presuppose that the thing exists. */
  determiners: string;
  /** Words that stand for the person. */
  person: string;
  /** Verbs of speech, in the forms that the person is the subject of. */
  speech: string;
  /** What the person can have said or written, after "your" or "her". */
  words: string;
  /** Words for the post and for where it stands. */
  topic: string;
}
