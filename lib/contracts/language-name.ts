import type { Language } from "@/db/vocabulary";

const names = new Intl.DisplayNames("en", { type: "language" });

/** A language's English name: `German`. */
export const languageName = (language: Language): string => names.of(language) ?? language;
