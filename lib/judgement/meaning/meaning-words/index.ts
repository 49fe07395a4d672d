import type { Language } from "@/db/vocabulary";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import type { MeaningWords } from "./meaning-words";
import { nl } from "./nl";
import { pt } from "./pt";

/** The lists of every language that is read. */
export const meaningWords: Record<Language, MeaningWords> = { en, de, fr, es, it, nl, pt };
