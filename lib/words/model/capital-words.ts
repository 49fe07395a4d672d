/** Words with a capital inside a sentence that are no names, by language. */
import type { Language } from "@/db/vocabulary";

/** Roles and departments, which many write with a capital. */
const roles = `account accounting analytics board business chief co-founder commercial compliance controlling customer data
  delivery demand development digital director division engineering enablement executive finance founder general global
  growth head human information inside intelligence lead leader legal logistics manager managing marketing office officer
  operations owner partner partnerships people performance pipeline platform president procurement product purchasing
  quality recruiting regional resources revenue sales senior service strategy success supply support talent team
  technical technology vice recruiter revops devops`;

const lists: Record<Language, string> = {
  en: `i i'd i'm i'll i've monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december mr mrs ms dr excel sales marketing operations finance engineering procurement
    logistics`,
  de: "",
  fr: "monsieur madame mme mlle m mr dr directeur directrice responsable vous votre",
  es: "señor señora sr sra don doña ud usted ustedes dr dra director directora jefe jefa",
  it: `sig signor signora sig.ra dott dott.ssa dottor dottoressa ing gentile lei la le suo sua suoi sue loro direttore
    direttrice responsabile`,
  nl: "meneer mevrouw mevr dhr de heer u uw directeur hoofd",
  pt: "senhor senhora sr sra dr dra exmo exma você diretor diretora chefe gerente",
};

const wordsOf = (language: Language) =>
  new Set(`${roles} ${lists.en} ${lists[language]}`.trim().split(/\s+/));

export const capitalWords: Record<Language, ReadonlySet<string>> = {
  en: wordsOf("en"),
  de: wordsOf("de"),
  fr: wordsOf("fr"),
  es: wordsOf("es"),
  it: wordsOf("it"),
  nl: wordsOf("nl"),
  pt: wordsOf("pt"),
};

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
