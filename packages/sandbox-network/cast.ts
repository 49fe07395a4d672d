/** The cast: authored people beside the drawn ones, for what random draws hardly ever give. */
import { z } from "zod";
import { type Chance, chance } from "./chance";
import { companySlug, type WorldCompany } from "./company";
import { countries, countryCodes } from "./countries";
import { fillIn, textWith } from "./fill-in";
import { occupations, ranks } from "./occupations";
import { drawMemberId, drawName, freeSlug, type WorldPerson } from "./person";
import { dataFile } from "./read-data";
import { agreeWith } from "./title";

/** Why a person engages. */
const motives = ["buyer", "bystander", "seller", "job_seeker"] as const;
export type Motive = (typeof motives)[number];

/** What looks like the slug of a company must be one; other employers are names of companies without a page. */
const employer = () => z.union([z.string().regex(/[^a-z0-9-]/), companySlug()]).nullable();

/** Employer, country, occupation, rank, title (null for none) and headline of each person. */
export const roles = dataFile("cast.yaml", () =>
  z.record(
    z.enum(motives),
    z.array(
      z.tuple([
        employer(),
        z.enum(countryCodes),
        z.enum(occupations),
        z.enum(ranks),
        z.string().min(1).nullable(),
        textWith("title", "company"),
      ]),
    ),
  ),
);
type Role = ReturnType<typeof roles>[Motive][number];

export interface CastMember {
  person: WorldPerson;
  motive: Motive;
}

/** Room for each motive to grow without moving the others. */
const indexesPerMotive = 120;

/** The cast of a world. A person depends only on their place in their list, so append to the lists. */
export function makeCast(world: {
  seed: string;
  firstIndex: number;
  host: string;
  companiesBySlug: ReadonlyMap<string, WorldCompany>;
  takenSlugs: Set<string>;
}): CastMember[] {
  return motives.flatMap((motive, group) =>
    roles()[motive].map((role, place) => {
      const index = world.firstIndex + group * indexesPerMotive + place;
      return { motive, person: makeMember(world, motive, role, index) };
    }),
  );
}

function makeMember(
  world: Parameters<typeof makeCast>[0],
  motive: Motive,
  [employer, countryCode, occupation, rank, titles, headline]: Role,
  index: number,
): WorldPerson {
  const draws = chance(world.seed, "cast", motive, index);
  const country = countries()[countryCode];
  const { name, gender } = drawName(draws, country);
  const title = titles && agreeWith(gender, titles);
  const company = world.companiesBySlug.get(employer ?? "") ?? null;
  const companyName = company?.name ?? employer;
  const slug = freeSlug(name, draws, world.takenSlugs);
  return {
    index,
    slug,
    networkUrl: `https://${world.host}/in/${slug}`,
    memberId: drawMemberId(draws),
    name,
    gender,
    language: country.language,
    location: `${draws.of(country.cities)}, ${country.name}`,
    occupation,
    rank,
    title,
    headline: fillIn(headline, { title: title ?? "", company: companyName ?? "" }),
    about: null,
    company,
    companyName,
    positionStartedAt: startOf(draws),
    openToWork: motive === "job_seeker",
    hiring: false,
  };
}

const startOf = (draws: Chance): Date | null =>
  draws.holds(0.9) ? new Date(Date.UTC(2016 + draws.below(9), draws.below(12), 1)) : null;
