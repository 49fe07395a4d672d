/** The shape of a language's phrases: the same for every language, so that a missing phrase is a type error. */
import type { Persona, Seniority } from "@/db/vocabulary";
import type { TopicId } from "./topic-words";

/** What the wordings are filled with. Names, titles and industries stay as they were found; quotes carry marks. */
export interface Slots {
  /** How the texts refer to the person: `Anna`, or `Anna Keller` where first names are too familiar. */
  name: string;
  fullName: string;
  title: string | null;
  company: string | null;
  industry: string | null;
  /** The company's size: `320 people`. */
  size: string | null;
  /** ` at Brightloop` with the space before it; empty if the company is not known. */
  at: string;
  /** `VP Sales at Brightloop (320 people, Software Development)`; null if no title is known. */
  role: string | null;
  /** The same without size and industry. */
  plainRole: string | null;
  /** `Brightloop (320 people, Software Development)`. */
  place: string | null;
  /** What the post is about, as a noun phrase; otherwise what the person's function is about. */
  topic: string;
  /** True if the post is about `topic`. */
  isAbout: boolean;
  /** The comment in quotation marks; null if there is none worth quoting. */
  said: string | null;
  /** The post's first telling sentence in quotation marks. */
  claim: string | null;
  /** Who wrote the post; null if that is not known. */
  author: string | null;
  /** The post as the object of a verb: `the post by Tom Berg about pricing`. */
  post: string;
  /** Where the person wrote: `under the post by Tom Berg about pricing`, `in a post about pricing`. */
  where: string;
  /** The same, said to the person: `in your comment under the post by Tom Berg`, `in your post`. */
  inYours: string;
  /** What the function answers for: `pipeline and forecast`. */
  area: string;
  /** The competitor whose post it was. */
  competitor: string | null;
  /** The keyword search that found the post, in quotation marks. */
  search: string | null;
  isOwn: boolean;
  timesSeen: number;
  /** A question that the opener does not ask. */
  question: string;
}

/** A wording, or something falsy if the facts do not allow it. The last of a list always applies. */
export type Wording = (slots: Slots) => string | null | false;
export type Wordings = readonly Wording[];

/** What the person did, as the words depend on it. `authored`: the person wrote the post itself. */
export type Evidence =
  | "asks"
  | "evaluates"
  | "states_problem"
  | "shares_experience"
  | "agrees"
  | "filler"
  | "reacts"
  | "authored";
/** Evidence with words of the person's own that can be quoted. */
export type Spoken = Exclude<Evidence, "filler" | "reacts">;
export type ReactionKind =
  | "like"
  | "celebrate"
  | "support"
  | "love"
  | "insightful"
  | "curious"
  | "funny"
  | "other";
/** The parts of the fit that a salesperson speaks of. */
export type FitPart = "role" | "level" | "industry" | "size";

export interface PostFacts {
  whose: "own" | "competitor" | "other" | "written";
  author: string | null;
  /** The topic's noun phrase; null if not recognized. */
  topic: string | null;
}

export interface Grammar {
  locale: string;
  quote(text: string): string;
  list(words: readonly string[]): string;
  /** The greeting and the sentence after it, which begins in lower case. */
  greet(name: { first: string; full: string }, rest: string): string;
  refersBy: "first" | "full";
  /** Whether a sentence after a colon begins in upper case. */
  capitalAfterColon: boolean;
  people(count: string, isOne: boolean): string;
  at(company: string): string;
  /** A topic that the author named by a hashtag, or the user by a search: the noun phrase, with the word quoted. */
  keyword(quoted: string): string;
  post(facts: PostFacts): string;
  where(facts: PostFacts): string;
  inYours(facts: PostFacts): string;
}

export interface FitPhrases {
  parts: Record<FitPart, string>;
  fits(parts: readonly string[], list: string): string;
  /** When all that the ICP asks for fits. */
  all: Wordings;
  near(parts: readonly string[], list: string): string;
  unknown(parts: readonly string[], list: string): string;
  misses: Record<FitPart, Wording>;
  /** Joins what fits with what does not. */
  but: string;
  /** By what the person can do in a purchase; each takes the match after it. */
  buyer: readonly ((slots: Slots, match: string) => string)[];
  influencer: readonly ((slots: Slots, match: string) => string)[];
  /** A high level in a function that the ICP does not name. */
  elsewhere: readonly ((slots: Slots, match: string) => string)[];
  neither: readonly ((slots: Slots, match: string) => string)[];
  /** No title is known. */
  untitled: readonly ((slots: Slots, match: string) => string | null | false)[];
}

/** Why the person matters: what they did, how they fit, and why now. */
export interface WhyPhrases {
  reactions: Record<ReactionKind, (name: string, post: string) => string>;
  evidence: Record<Exclude<Evidence, "reacts">, Wordings>;
  /** Around the clause of `reactions`. */
  reacts: readonly ((clause: string, slots: Slots) => string | null | false)[];
  fit: FitPhrases;
  moment: Record<"repeated" | "competitor" | "own" | "evaluates" | "asks" | "sameDay", Wordings>;
}

export interface OpenerPhrases {
  /** The first half, which quotes what the person wrote in public. */
  hooks: Record<Spoken, Wordings>;
  /** The first half after silent or wordless interest: about the topic, the role or the company. */
  leads: Wordings;
  /** The first half that cites the post's claim with its author. */
  citing: Wordings;
  /** Questions after a cited claim. */
  doubts: Wordings;
  /** Questions by what the person said. */
  questions: Record<Spoken, Wordings>;
  /** Questions on any topic. */
  frames: Wordings;
}

export interface PointPhrases {
  said: Record<Spoken, Wordings>;
  unsaid: Wordings;
  /** Another question for the conversation. */
  next: Wordings;
  role: readonly ((slots: Slots, level: string) => string | null | false)[];
  levels: Record<Seniority, readonly ((name: string) => string)[]>;
  untitled: Wordings;
  levelUnknown: Wordings;
  caveats: Record<"industry" | "size", Wordings>;
  competitor: Wordings;
  own: Wordings;
  repeated: Wordings;
  search: Wordings;
  context: Wordings;
}

/** What a function is about. */
export interface RolePhrases {
  /** A noun phrase like a topic's, for posts whose topic is not recognized. */
  subject: string;
  areas: readonly string[];
  /** Questions in which "it" is the topic. */
  questions: Wordings;
}

export interface TopicPhrases {
  /** Words by which the topic is recognized, as in `word-matcher.ts`; English ones count in every language. */
  words: string;
  /** With the article where the language needs one. */
  noun: string;
  questions: readonly string[];
}

export interface Phrasebook extends WhyPhrases {
  grammar: Grammar;
  opener: OpenerPhrases;
  points: PointPhrases;
  roles: Record<Persona, RolePhrases>;
  topics: Record<TopicId, TopicPhrases>;
}
