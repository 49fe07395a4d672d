/** The word lists by which a draft's claims are found, read from `data/words/claims`. */
import type { Language } from "@/db/vocabulary";
import { languageFiles } from "@/lib/judgement/text/language-files";
import { readLists, type Terms } from "@/lib/judgement/text/word-lists";

/** What a wording claims, about the sender, the person, or the text itself. */
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

const otherLists = [
  /** Words before a clause that is presupposed rather than stated. */
  "given",
  /** What a company publishes, after "our". */
  "page",
  /** How one says that something is not known. */
  "unknown",
  /** How the sender asks politely, and says where they read the person's words. */
  "forms",
  /** Words that take a claim back or leave it open. */
  "denial",
  /** Words that begin an indirect question. */
  "open",
  /** How a talking point begins that tells the salesperson to ask. */
  "asks",
  /** Words before a noun that presuppose that the thing exists. */
  "determiners",
  /** Words that stand for the person. */
  "person",
  /** Verbs of speech, in the forms that the person is the subject of. */
  "speech",
  /** What the person can have said or written, after "your" or "her". */
  "words",
  /** Words for the post and for where it stands. */
  "topic",
] as const;

/** A language's lists: wordings that make a claim of each kind, and the others. */
export const readClaimWords = (language: Language): Record<ClaimKind | (typeof otherLists)[number], Terms> =>
  readLists(`claims/${languageFiles[language]}.txt`, [...claimKinds, ...otherLists]);
