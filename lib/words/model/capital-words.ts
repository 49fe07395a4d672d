/** Words with a capital inside a sentence that are no names, by language. */
import { languageWords } from "@/lib/judgement/text/language-words";
import { perLanguage } from "@/lib/judgement/text/per-language";

/** Roles and departments, which many write with a capital. */
const roles = `account accounting analytics board business chief co-founder commercial compliance controlling customer data
  delivery demand development digital director division engineering enablement executive finance founder general global
  growth head human information inside intelligence lead leader legal logistics manager managing marketing office officer
  operations owner partner partnerships people performance pipeline platform president procurement product purchasing
  quality recruiting regional resources revenue sales senior service strategy success supply support talent team
  technical technology vice recruiter revops devops`;

/** Words with a capital inside a sentence that are no names: the roles, English ones and those of the language. */
export const capitalWordsOf = perLanguage(
  (language): ReadonlySet<string> =>
    new Set([
      ...roles.split(/\s+/),
      ...languageWords("en", "capital_words"),
      ...languageWords(language, "capital_words"),
    ]),
);

/** Nouns that German places before another noun without an article, and pronouns with a capital. */
export const germanBeforeNouns: ReadonlySet<string> = new Set(
  `abend abteilung anfang art begriff beispiel bereich dame ende frau fachbereich form frage gebiet grad herr ihr ihre ihrem ihren ihrer
   ihres ihnen meter minuten mitte monate monat morgen prozent punkt punkte rolle sie sorte seite stichwort stunden stück tage
   tag team teams thema themen titel woche wochen wort sonntag montag dienstag mittwoch donnerstag freitag samstag euro
   dollar viele einige mehr`.split(/\s+/),
);

/** German words that a name follows. */
export const germanBeforeNames: ReadonlySet<string> = new Set(
  `herr herrn frau firma namens kunde kunden konzern wettbewerber konkurrent anbieter hersteller unternehmen plattform
   dienstleister dr kollege kollegen kollegin`.split(/\s+/),
);
