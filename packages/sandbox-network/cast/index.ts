/** The cast: authored people beside the drawn ones, for what random draws hardly ever give. */
import { type Chance, chance } from "../chance";
import type { WorldCompany } from "../company";
import { countries } from "../countries";
import { drawMemberId, drawName, freeSlug, type WorldPerson } from "../person";
import { agreeWith } from "../title";
import { buyers } from "./buyers";
import { bystanders } from "./bystanders";
import { jobSeekers } from "./job-seekers";
import type { Motive, Role } from "./role";
import { sellers } from "./sellers";

export type { Motive } from "./role";

export interface CastMember {
  person: WorldPerson;
  motive: Motive;
}

const roles: [Motive, readonly Role[]][] = [
  ["buyer", buyers],
  ["bystander", bystanders],
  ["seller", sellers],
  ["job_seeker", jobSeekers],
];
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
  return roles.flatMap(([motive, list], group) =>
    list.map((role, place) => {
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
  const country = countries[countryCode];
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
    headline: headline.replace("{title}", title ?? "").replace("{company}", companyName ?? ""),
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
