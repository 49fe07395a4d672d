/** Countries, languages and cities of the sandbox world. */
import {
  brazilianNames,
  dutchNames,
  englishNames,
  frenchNames,
  germanNames,
  indianNames,
  italianNames,
  type Names,
  polishNames,
  portugueseNames,
  spanishNames,
  swedishNames,
} from "./names";

export type Language = "en" | "de" | "fr" | "es" | "nl" | "it" | "pl" | "sv" | "pt";

export interface Country extends Names {
  name: string;
  language: Language;
  /** Share of the drawn people; 0 if only added people live there. */
  weight: number;
  cities: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const countries = {
  US: {
    ...englishNames,
    name: "United States",
    language: "en",
    weight: 22,
    cities: words("Austin Denver Chicago Boston Seattle Atlanta Portland"),
  },
  GB: {
    ...englishNames,
    name: "United Kingdom",
    language: "en",
    weight: 15,
    cities: words("London Manchester Bristol Leeds Edinburgh"),
  },
  IE: { ...englishNames, name: "Ireland", language: "en", weight: 3, cities: words("Dublin Cork Galway") },
  IN: {
    ...indianNames,
    name: "India",
    language: "en",
    weight: 5,
    cities: words("Bengaluru Pune Mumbai Hyderabad"),
  },
  DE: {
    ...germanNames,
    name: "Germany",
    language: "de",
    weight: 18,
    cities: words("Berlin München Hamburg Köln Stuttgart Leipzig"),
  },
  AT: { ...germanNames, name: "Austria", language: "de", weight: 3, cities: words("Wien Graz Linz") },
  CH: { ...germanNames, name: "Switzerland", language: "de", weight: 3, cities: words("Zürich Basel Bern") },
  FR: {
    ...frenchNames,
    name: "France",
    language: "fr",
    weight: 9,
    cities: words("Paris Lyon Nantes Lille Toulouse"),
  },
  ES: {
    ...spanishNames,
    name: "Spain",
    language: "es",
    weight: 7,
    cities: words("Madrid Barcelona Valencia Bilbao Sevilla"),
  },
  NL: {
    ...dutchNames,
    name: "Netherlands",
    language: "nl",
    weight: 7,
    cities: words("Amsterdam Utrecht Rotterdam Eindhoven"),
  },
  IT: {
    ...italianNames,
    name: "Italy",
    language: "it",
    weight: 3,
    cities: words("Milano Torino Bologna Roma"),
  },
  PL: {
    ...polishNames,
    name: "Poland",
    language: "pl",
    weight: 3,
    cities: words("Warszawa Kraków Wrocław Gdańsk"),
  },
  SE: {
    ...swedishNames,
    name: "Sweden",
    language: "sv",
    weight: 2,
    cities: words("Stockholm Göteborg Malmö"),
  },
  PT: {
    ...portugueseNames,
    name: "Portugal",
    language: "pt",
    weight: 0,
    cities: words("Lisboa Porto Braga"),
  },
  BR: {
    ...brazilianNames,
    name: "Brazil",
    language: "pt",
    weight: 0,
    cities: words("Curitiba Campinas Recife"),
  },
} satisfies Record<string, Country>;

export type CountryCode = keyof typeof countries;
