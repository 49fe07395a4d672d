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
  /** What the post is about, as a noun phrase; null if that is not clear. */
  topic: string | null;
  /** The person's most telling sentence in quotation marks; null if there is none worth quoting. */
  said: string | null;
  /** The same if it is a short statement that can be repeated to the person. */
  line: string | null;
  /** Whether the person wrote the post. */
  isAuthor: boolean;
  /** Whether the person wrote a question, and not a wish. */
  hasQuestion: boolean;
  /** The post's first telling sentence in quotation marks. */
  claim: string | null;
  /** The post as the object of a verb: `the post by Tom Berg about pricing`. */
  post: string;
  /** Where the person wrote: `under the post by Tom Berg about pricing`, `in a post about pricing`. */
  where: string;
  /** The same, said to the person, as an object: `your comment under the post by Tom Berg`, `your post`. */
  yours: string;
  /** With the preposition: `in your comment under the post by Tom Berg`. */
  inYours: string;
  /** What the function answers for: `pipeline and forecast`. */
  area: string;
  /** The competitor whose post it was. */
  competitor: string | null;
  timesSeen: number;
  /** A question that the opener does not ask. */
  question: string;
}

/** A wording, or something falsy if the facts do not allow it. The last of a list always applies. */
export type Wording = (slots: Slots) => string | null | false;
export type Wordings = readonly Wording[];

/** What the person did, as the words depend on it. */
export type Evidence =
  | "asks"
  | "evaluates"
  | "states_problem"
  | "shares_experience"
  | "agrees"
  /** Wrote something that says too little, or nothing about work: it is not quoted. */
  | "comments"
  | "reacts";
/** Evidence with words of the person's own that can be quoted. */
export type Spoken = Exclude<Evidence, "comments" | "reacts">;
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
  post(facts: PostFacts): string;
  where(facts: PostFacts): string;
  yours(facts: PostFacts): string;
  inYours(facts: PostFacts): string;
}

export interface FitPhrases {
  parts: Record<FitPart, string>;
  fits(parts: readonly string[], list: string): string;
  near(parts: readonly string[], list: string): string;
  unknown(parts: readonly string[], list: string): string;
  misses: Record<FitPart, (slots: Slots) => string>;
  /** Joins what fits with what does not. */
  but: string;
  /** By what the person can do in a purchase; each takes the match after it. */
  buyer: readonly ((slots: Slots, match: string) => string)[];
  influencer: readonly ((slots: Slots, match: string) => string)[];
  /** At the top, but perhaps not of the function that buys: what they decide is left open. */
  executive: readonly ((slots: Slots, match: string) => string)[];
  /** A high level in a function that the ICP does not name. */
  elsewhere: readonly ((slots: Slots, match: string) => string)[];
  neither: readonly ((slots: Slots, match: string) => string)[];
  /** No title is known. */
  untitled: readonly ((slots: Slots, match: string) => string | null | false)[];
}

/** What the salesperson and the person read about a signal. */
export interface Phrases {
  reactions: Record<ReactionKind, (name: string, post: string) => string>;
  /** What the person wrote, for the salesperson. */
  evidence: Record<Exclude<Evidence, "reacts">, Wordings>;
  /** Around the clause of `reactions`. */
  reacts: readonly ((clause: string, slots: Slots) => string | null | false)[];
  fit: FitPhrases;
  /** The third sentence: what to make of the moment. `ordinary`: words without a need; `silent`: none. */
  moment: Record<"repeated" | "competitor" | "own" | "asks" | "evaluates" | "ordinary" | "silent", Wordings>;
  opener: {
    /** The first half, which takes up what the person wrote in public. After an opinion it leads to a question. */
    hooks: Record<Spoken, Wordings>;
    /** The question after it. After an opinion it is one on the topic or the person's work. */
    questions: Record<Exclude<Spoken, "agrees">, Wordings>;
    /** The first half after silent or wordless interest, which names the topic, the role or the company. */
    leads: Wordings;
    /** Questions on any topic that the lead named. */
    frames: Wordings;
  };
  points: PointPhrases;
}

export interface PointPhrases {
  said: Record<Spoken, Wordings>;
  /** After silent or wordless interest. */
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
  context: Wordings;
}

/** What a function is about. */
export interface RolePhrases {
  areas: readonly string[];
  /** Questions about the person's own work that need no topic. */
  questions: Wordings;
}

export interface TopicPhrases {
  /** With the article where the language needs one. */
  noun: string;
  questions: readonly string[];
}

export interface Phrasebook extends Phrases {
  grammar: Grammar;
  roles: Record<Persona, RolePhrases>;
  topics: Record<TopicId, TopicPhrases>;
}
