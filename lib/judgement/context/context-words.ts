/** Words of limiting sentences in seven languages: patterns as in `word-matcher.ts`. */
import { readLists } from "@/lib/judgement/text/word-lists";

/**
 * What a limiting word does: `be` and `not` limit what follows, `excluded` what precedes, `except` turns around a
 * denial before it, `without` denies a list or a fact, `fact` starts what cannot be checked, `ignore` limits
 * nothing, `plain` only looks like a limiting word.
 */
export type LimitCue = "be" | "not" | "excluded" | "except" | "without" | "fact" | "ignore" | "plain";

export const cueWords = readLists<LimitCue>("context/cues.txt", [
  "be",
  "not",
  "excluded",
  "except",
  "without",
  "fact",
  "ignore",
  "plain",
]);

const lists = readLists("context/sentence-words.txt", ["turn", "fact", "lack", "wanted"]);

/** Words that end what a limiting word limits: another thought begins. */
export const turnWords = new Set(lists.turn);

/** Words after which a fact follows that nobody can check ("using HubSpot", "mit mehr als 50 Mitarbeitern"). */
export const factWords = new Set(lists.fact);

/** What a company "without …" lacks: a fact about it, not a kind of company. */
export const lackWords = lists.lack;

/** Words that say "is wanted": "agencies are not relevant" limits what precedes. */
export const wantedWords = lists.wanted;

/** Words between the levels of a range: "VP and above". */
export const upwardWords =
  /^(?:above|higher|up|upwards?|aufwaerts|hoeher|darueber|superieurs?|superior|superiores|superiori|hoger|acima|plus)$/;
export const downwardWords =
  /^(?:below|lower|under|beneath|unter|unterhalb|darunter|dessous|inferieurs?|debajo|inferiores?|inferiori|sotto|onder|lager|abaixo)$/;
