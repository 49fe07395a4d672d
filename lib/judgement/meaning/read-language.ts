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

/** Of one or two words, nearly one in ten is taken for another language (our labelled comments). */
const leastOwnWords = 3;

/**
 * The language to write in about an engagement: of the person's own words if there are enough, else of the post, else of
 * the few words, else English. Pure.
 */
export function languageToWriteIn(ownWords: string | null, post: string): Language {
  const plain = ownWords?.replace(addresses, " ") ?? "";
  const own = readLanguage(plain);
  const isEnough = (plain.match(/\p{L}+/gu)?.length ?? 0) >= leastOwnWords;
  return (isEnough ? own : null) ?? readLanguage(post) ?? own ?? "en";
}
