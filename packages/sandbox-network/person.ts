/** Generates one person of the sandbox world from an index. */
import { type Chance, chance, weighted } from "./chance";
import type { WorldCompany } from "./company";
import { type Country, type CountryCode, countries, type Gender } from "./countries";
import { fillIn } from "./fill-in";
import { fieldOf, headlineFor, profileTexts } from "./headline";
import type { Language } from "./languages";
import { type Occupation, occupationMixes, type Rank, rankWeights, type Sector } from "./occupations";
import { titleFor } from "./title";

export interface WorldPerson {
  index: number;
  slug: string;
  networkUrl: string;
  /** The network's opaque ID for the person, as used in reaction listings. */
  memberId: string;
  name: string;
  /** As the first name says. */
  gender: Gender;
  language: Language;
  location: string;
  occupation: Occupation;
  rank: Rank;
  title: string | null;
  headline: string | null;
  about: string | null;
  /** Null for people who name no employer, or one without a page on the network. */
  company: WorldCompany | null;
  companyName: string | null;
  positionStartedAt: Date | null;
  openToWork: boolean;
  hiring: boolean;
}

const hiringOccupations: Occupation[] = ["recruiting", "human_resources", "founder"];
const memberIdLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Creates the person with this index. `drawCompany` picks an employer; `takenSlugs` keeps addresses unique. */
export function makePerson(
  seed: string,
  index: number,
  host: string,
  drawCompany: (draws: Chance) => WorldCompany,
  takenSlugs: Set<string>,
): WorldPerson {
  const draws = chance(seed, "person", index);
  const employment = draws.next();
  const company = employment < 0.88 ? drawCompany(draws) : null;
  const country = drawCountry(draws, company);
  const { name, gender } = drawName(draws, country);
  const occupation = weighted(
    draws,
    company ? occupationMixes().bySector[company.sector] : occupationMixes().withoutCompany,
  );
  const rank = drawRank(draws, occupation, company);
  const title = titleFor(draws, occupation, rank, {
    language: country.language,
    gender,
    isAbroad:
      company !== null &&
      company.employees < 300 &&
      countries()[company.country].language !== country.language,
  });
  const companyName = company?.name ?? (employment < 0.95 ? draws.of(profileTexts().unknownEmployers) : null);
  const slug = freeSlug(name, draws, takenSlugs);
  return {
    index,
    slug,
    networkUrl: `https://${host}/in/${slug}`,
    memberId: drawMemberId(draws),
    name,
    gender,
    language: country.language,
    location: `${draws.of(country.cities)}, ${country.name}`,
    occupation,
    rank,
    title: draws.holds(0.95) ? title : null,
    headline: draws.holds(0.97)
      ? headlineFor(draws, { title, companyName, occupation, language: country.language, gender })
      : null,
    about: draws.holds(0.4) ? about(draws, title, occupation) : null,
    company,
    companyName,
    positionStartedAt: draws.holds(0.9)
      ? new Date(Date.UTC(2012 + draws.below(13), draws.below(12), 1))
      : null,
    openToWork: draws.holds(company ? 0.04 : 0.25),
    hiring: draws.holds(hiringOccupations.includes(occupation) || rank === "director" ? 0.2 : 0.02),
  };
}

/** Of these sectors, people live where they work. */
const localSectors: Sector[] = ["health", "education", "public", "finance"];

function drawCountry(draws: Chance, company: WorldCompany | null): Country {
  if (company && draws.holds(0.68)) return countries()[company.country];
  const weights = Object.fromEntries(
    Object.entries(countries()).map(([code, country]) => [code, country.weight]),
  );
  const elsewhere = countries()[weighted<CountryCode>(draws, weights)];
  return company && localSectors.includes(company.sector) ? countries()[company.country] : elsewhere;
}

/** A first name, and a last name that agrees with it: Polish ones end in -ski or -ska. */
export function drawName(draws: Chance, { names }: Country): { name: string; gender: Gender } {
  const [first, gender] = draws.of(names.first);
  const last = draws.of(names.last).replace(/(?<=[scd]z?k)[ia]$/, gender === "woman" ? "a" : "i");
  return { name: `${first} ${last}`, gender };
}

/** The network's opaque ID for a person. */
export const drawMemberId = (draws: Chance): string =>
  `ACoAA${Array.from({ length: 34 }, () => memberIdLetters[draws.below(64)]).join("")}`;

/** Students are mostly juniors, and large companies have few executives. */
function drawRank(draws: Chance, occupation: Occupation, company: WorldCompany | null): Rank {
  const rank = weighted(draws, rankWeights);
  if (occupation === "student") return draws.holds(0.7) ? "junior" : "professional";
  if (rank === "executive" && company && company.employees > 2_500 && draws.holds(0.6)) return "senior";
  return rank;
}

function about(draws: Chance, title: string, occupation: Occupation): string {
  const years = String(draws.between(2, 25));
  return fillIn(draws.of(profileTexts().abouts), { years, title, field: fieldOf(occupation) });
}

/** An address that nobody has yet, from the name. */
export function freeSlug(name: string, draws: Chance, taken: Set<string>): string {
  const plain = plainLetters(name);
  let slug = plain;
  while (taken.has(slug)) slug = `${plain}-${draws.below(0xfffff).toString(16).padStart(5, "0")}`;
  taken.add(slug);
  return slug;
}

const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ł: "l", ı: "i", ø: "o" };

function plainLetters(name: string): string {
  const spelled = name.toLowerCase().replace(/[äöüßłıø]/g, (letter) => spelledOut[letter] ?? letter);
  return spelled
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
}
