/** The languages of posts and comments. */
export const writtenLanguages = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** The languages of people, who have more. */
export const languages = [...writtenLanguages, "pl", "sv"] as const;
export type Language = (typeof languages)[number];

export const isWritten = (language: Language): language is WrittenLanguage =>
  writtenLanguages.some((written) => written === language);
