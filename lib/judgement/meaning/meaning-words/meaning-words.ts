/**
 * What a language's list holds: word classes (comma-separated) and constructions by meaning (one or more a line,
 * comma-separated), in the form of `readSentences`, patterns as in `phrase-matcher.ts`. A "maybe" section counts
 * half: it decides only together with another cue.
 */
export interface MeaningWords {
  /** The speaker and their company. */
  self: string;
  /** People in general or the reader: who is spoken of when it's no one's own problem. */
  others: string;
  /** Words that say nothing on their own: articles, pronouns, particles, conjunctions. */
  empty: string;
  /** Negations. */
  not: string;
  /** What can be bought: products, vendors, offers. */
  tool: string;
  asks: string;
  asksMaybe: string;
  /** Questions to the author about the content, the event or the files: no buying interest. */
  asksContent: string;
  evaluates: string;
  evaluatesMaybe: string;
  /** Complaints; they count in full only when the speaker is named in the sentence. */
  problem: string;
  problemMaybe: string;
  shares: string;
  sharesMaybe: string;
  agrees: string;
  filler: string;
  sells: string;
  sellsMaybe: string;
  seeksJob: string;
  seeksJobMaybe: string;
}
