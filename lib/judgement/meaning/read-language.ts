import { eld } from "eld/medium";
import { type Language, languages } from "@/db/vocabulary";

/** At most this many characters are read: a language shows early. */
const maxLength = 1_200;
const addresses = /https?:\/\/\S+|[@#][\p{L}\d_.-]+/gu;

/**
 * The language of a text among the seven that are read; null when it is another one, or when the text is too short to
 * be sure. Pure.
 */
export const readLanguage = (text: string): Language | null => detect(text).language;

interface Detected {
  language: Language | null;
  /** How much the text looks like each language, 0-1. */
  scores: Readonly<Record<string, number>>;
}

function detect(text: string): Detected {
  const found = eld.detect(text.slice(0, maxLength).replace(addresses, " "));
  const language = found.isReliable() ? languages.find((one) => one === found.language) : undefined;
  return { language: language ?? null, scores: found.getScores() };
}

/** Of one or two words, nearly one in ten is taken for another language (our labelled comments). */
const leastOwnWords = 3;
/** Of shorter ones that are taken for another language, half look less of it than `leastLead` (the same). */
const sureWords = 5;
const leastLead = 0.05;

/**
 * The language to write in about an engagement: of the person's own words if these are enough and clearly not in the
 * post's, else of the post, else of the few words, else English. Pure.
 */
export function languageToWriteIn(ownWords: string | null, post: string): Language {
  const own = detect(ownWords ?? "");
  const ofPost = readLanguage(post);
  if (own.language === null || ofPost === null) return ofPost ?? own.language ?? "en";
  const words = ownWords?.replace(addresses, " ").match(/\p{L}+/gu)?.length ?? 0;
  const lead = (own.scores[own.language] ?? 0) - (own.scores[ofPost] ?? 0);
  return words >= sureWords || (words >= leastOwnWords && lead >= leastLead) ? own.language : ofPost;
}
