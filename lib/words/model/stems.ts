/** Compares words across inflections, without a dictionary: the beginnings of two forms of a word are alike. */
import { fold } from "./check-names";

/** A word without its ending: at most six letters of a long word, without a plural or case ending of a short one. */
export function stemOf(word: string): string {
  const folded = fold(word);
  return folded.slice(0, Math.min(6, Math.max(4, folded.length - 2)));
}

/** The stems of the words of a text that have at least four letters, and of the parts of its numbers. */
export function stemsOf(text: string): Set<string> {
  return new Set((fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).map(stemOf));
}
