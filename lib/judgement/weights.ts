/**
 * Every number that decides a judgement, with its unit and reason. Points are whole numbers of the scale they add to;
 * shares are parts of a full match, 0-1. Changing one moves the golden tables beside this file.
 */
import type { Meaning, Seniority, SourceType } from "@/db/vocabulary";

/** How much interest a meaning shows, in points of strength (specification "Judgement", section 1). */
export const meaningWeight: Record<Meaning, number> = {
  asks: 4,
  evaluates: 4,
  states_problem: 3,
  shares_experience: 2,
  agrees: 1,
  filler: 0,
  reacts: 0,
  sells: 0,
  seeks_job: 0,
  refuses: 0,
};

/** Of equal meanings, the one that took more effort leads; a rank. */
export const kindWeight = { post: 2, comment: 1, reaction: 0 } as const;

export const strengthNumbers = {
  /** Probability: a need that is less likely than this counts one point less, since one in five is none. */
  sureNeed: 0.8,
  /** Relevance, 0-100: from here on, a post is about what the workspace sells. */
  relevantPost: 70,
  /** Hours: an opener can still refer to what happened within three days. */
  recentHours: 72,
  /** Fit, 0-100: a fit from here on adds the first and the second point. */
  fitSteps: [60, 80],
  /** Points: writing a post is more effort than a comment, whatever it says. */
  leastForPost: 2,
} as const;

/**
 * How the 100 points of fit are split for a fully specified ICP: person 75, company 25. Neither the right level nor
 * the right function alone reaches 50 at a fitting company.
 */
export const fitWeights = {
  person: { title: 30, seniority: 22, persona: 23 },
  company: { industry: 13, companySize: 12 },
} as const;

/** What a title counts that is like a wanted one, before the words that both share are added; shares. */
export const titleShares = {
  named: 0.8,
  same: 0.65,
  above: 0.55,
  below: 0.45,
  /** The words of both, beside the above; fewer where they would make a level below the wanted one a signal. */
  words: 0.2,
  belowWords: 0.12,
  /** The same work at a level that the title does not tell: counts, but is no signal by itself. */
  unreadLevel: { base: 0.06, words: 0.27 },
  /** Close to a wanted title of someone who answers for work: by function or specialty. */
  near: { sameFunction: 0.2, nearFunction: 0.2, specialty: 0.4, words: 0.2 },
  /** Close to a wanted title of someone who does the work themselves, where words say more than a shared function. */
  nearWorker: { sameFunction: 0.2, nearFunction: 0.03, specialty: 0.12, words: 0.45 },
  /** How fast the likeness of two titles makes work that is shared in a wide sense the same. */
  wideWork: 1.5,
  /**
   * What likeness and specialty count for a title that the rules find nothing in common with, below a signal's need.
   */
  likeness: 0.3,
  likeSpecialty: 0.03,
  /** Part of the above for a title that supports someone where the wanted one doesn't, or the reverse. */
  otherSupport: 0.5,
} as const;

/** How alike two specialties are, 0-1, from which on they are the same job, or close to it. */
export const specialtyLikeness = { same: 0.7, near: 0.4 } as const;

/** Shares of a level beside the wanted ones: one above decides too, one just below may prepare the decision. */
export const levelShares = { nextAbove: 0.6, farAbove: 0.4, nextBelow: 0.4 } as const;

/** Without criteria for the person: what each level counts, as a share. Leads and above pass, nobody else. */
export const gradedShares: Record<Seniority, number> = {
  junior: 0,
  professional: 0.2,
  senior: 0.4,
  lead: 0.7,
  director: 0.9,
  executive: 1,
};

export const personaShares = {
  /** The same specialty as a wanted title, in a function that the ICP doesn't name. */
  sharedTitle: 0.8,
  /** A function next to a wanted one. */
  near: 0.4,
} as const;

export const companyShares = {
  /** An unknown value: a little less than half, neither for nor against. */
  unknown: 0.4,
  /** The same industry by another name, or a part of it. */
  sameGroup: 0.92,
  /** An industry that is broader than the wanted one, and a neighbor of it. */
  broader: 0.8,
  near: 0.6,
  /** A headcount at the edge of the range: a small error of the figure puts it outside. */
  edge: 0.8,
  /** A headcount within 50 to 150 % of the range. */
  nearSize: 0.4,
} as const;

export const fitLimits = {
  /** Points: a limit leaves at most this much fit, which is below what a signal needs. */
  limitedFit: 45,
  /** Employees: a freelancer's own company has at most this many. */
  soleTrader: 10,
} as const;

/** What decides which of several functions and specialties in a title is its own: a confidence, shares, and a ratio. */
export const titleReading = {
  /** From this confidence on, a function that is read counts as known. */
  sureFunction: 0.5,
  /** Later roles count less, for function and for specialty: they are usually side roles. */
  laterFunction: 0.5,
  laterSpecialty: 0.7,
  /** How many times as clearly a function outside the vocabulary must be named to be read instead of a known one. */
  otherFunctionLead: 1.4,
} as const;

/** What a word counts for a specialty, as a share. */
export const specialtyShares = {
  word: 1,
  /** A word that also names other work. */
  hint: 0.6,
  /** What stands first in a compound ("Personalcontroller"), and what a trade is done to ("Einkaufskorbschlosser"). */
  compound: 0.5,
  thing: 0.3,
  /** What someone works for who leads other work ("IT recruiter"). */
  served: 0.2,
  /** A whole function beside a part of it ("IT infrastructure"). */
  broad: 0.6,
  /** What is done within other work ("HR operations"). */
  general: 0.3,
} as const;

/** How much parts of a title count for its likeness to another one, as shares. */
export const likenessShares = {
  /** Words that say little of the job: "technician" is said of thousands, "for" of all. */
  generalWord: 0.4,
  idleWord: 0.05,
  /** What stands before the last part of a compound: "Einkaufskorbschlosser" is a metalworker first. */
  compound: 0.8,
  /** What the words name, beside their n-grams, which count 1. */
  things: 0.8,
  /** Two characters say little, but are something where titles share no more. */
  twoCharacters: 0.3,
  /** From this likeness on, a known title may be what an unknown one meant: a typo, another ending. */
  leastOffered: 0.35,
} as const;

/** Probabilities that decide what the texts by rules say of a comment. */
export const wordsProbabilities = {
  /**
   * From this probability of being about work on, a comment is quoted. A private remark, politics or an advertisement
   * in a sales note harms more than a missing quote, but a need is rarely one, and too short to show what it is about:
   * of own ones below 0.25, 24 of 26 are not about work, from there to 0.4 seven of 13, to 0.6 eight of 22. Where it is
   * not sure which need it is, it may be none.
   */
  aboutWork: { need: 0.25, unsureNeed: 0.4, shares_experience: 0.75, agrees: 0.6 },
  /** From this probability of a need on, it is about work: of own ones, nine of ten are. */
  sureNeed: 0.9,
  /**
   * From this probability of its meaning on, a comment is spoken of as such: to name a problem that is none is worse.
   * Below, half of the real comments with that reading were something else.
   */
  sure: { asks: 0.75, evaluates: 0.55, states_problem: 0.65, shares_experience: 0.55 },
  /** From this probability of a need on, the statement before a question is quoted with it. */
  lead: 0.55,
  /** Who asks on the page of a company mostly asks for something: there, a question is one from this probability on. */
  sureOfVendor: 0.55,
  /** On the page of a company, from this probability on: people write to it about what they have of it. */
  needOfVendor: 0.5,
  /** From this probability of a need on, a sentence of an opinion is the one to quote. */
  leaning: 0.35,
  /**
   * From this probability of a need on, an opinion about work is quoted and asked about. Of the real ones from here to
   * `leaning`, nine of nine say what somebody lacks, wants or does.
   */
  perhaps: 0.08,
} as const;

/** Points, 0-100, that make a post worth watching. */
export const postWeights = { source: 20, topic: 60, substance: 15, timeliness: 5 } as const;

/** Points: extra for an author who does the work the ICP targets, since their readers often do too. */
export const peerPoints = 3;

/** Points of a post's source: own pages and competitors attract buyers, a keyword can find anything. */
export const sourcePoints: Record<SourceType, number> = {
  own_company: 20,
  competitor_company: 20,
  target_person: 17,
  keyword_search: 8,
};
