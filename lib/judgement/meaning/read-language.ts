import { eld } from "eld/medium";
import { type Language, languages } from "@/db/vocabulary";

/** At most this many characters are read: a language shows early. */
const maxLength = 1_200;
const addresses = /https?:\/\/\S+|[@#][\p{L}\d_.-]+/gu;

/**
 * The language of a text among the seven that are read; null when it is another one, or when the text is too short to
 * be sure. Pure.
 */
export function readLanguage(text: string): Language | null {
  const found = eld.detect(text.slice(0, maxLength).replace(addresses, " "));
  if (!found.isReliable()) return null;
  return languages.find((language) => language === found.language) ?? null;
}

/** The language to write in about an engagement: of the person's own words, else of the post, else English. Pure. */
export const languageToWriteIn = (ownWords: string | null, post: string): Language =>
  (ownWords && readLanguage(ownWords)) || readLanguage(post) || "en";
