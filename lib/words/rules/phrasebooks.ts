/** The phrasebooks of all languages. */
import type { Language } from "@/db/vocabulary";
import { dutch } from "./dutch";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { italian } from "./italian";
import type { Phrasebook } from "./phrasebook";
import { portuguese } from "./portuguese";
import { spanish } from "./spanish";

export const phrasebooks = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
} satisfies Record<Language, Phrasebook>;
