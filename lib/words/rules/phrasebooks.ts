/** The phrasebooks of all languages, each read when it is first needed. */
import type { Language } from "@/db/vocabulary";
import { languageFiles } from "@/lib/judgement/text/language-files";
import { perLanguage } from "@/lib/judgement/text/per-language";
import type { Grammar } from "./grammar";
import { dutch } from "./languages/dutch";
import { english } from "./languages/english";
import { french } from "./languages/french";
import { german } from "./languages/german";
import { italian } from "./languages/italian";
import { portuguese } from "./languages/portuguese";
import { spanish } from "./languages/spanish";
import { type Phrasebook, phrasesSchema, workSchema } from "./phrasebook";
import { readYaml } from "./read-yaml";

const grammars: Record<Language, Grammar> = {
  ...{ de: german, en: english, es: spanish, fr: french },
  ...{ it: italian, nl: dutch, pt: portuguese },
};

/** The phrases of a language. Throws with the file and line of a mistake in them. */
export const phrasebookOf = perLanguage((language): Phrasebook => {
  const grammar = grammars[language];
  return {
    ...readYaml(`phrases/${languageFiles[language]}.yaml`, phrasesSchema(grammar.filters)),
    ...readYaml(`work/${languageFiles[language]}.yaml`, workSchema(grammar.filters)),
    grammar,
  };
});
