/** What the files of a language are called in `data/words`. */
import type { Language } from "@/db/vocabulary";

export const languageFiles: Record<Language, string> = {
  en: "english",
  de: "german",
  fr: "french",
  es: "spanish",
  it: "italian",
  nl: "dutch",
  pt: "portuguese",
};
