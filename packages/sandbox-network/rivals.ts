/** Which companies of the sandbox world compete, and their staff. */
import { z } from "zod";
import { companySlug, type WorldCompany } from "./company";
import type { WorldPerson } from "./person";
import { dataFile, texts } from "./read-data";
import type { World } from "./world";

/** What is suggested for seeds and demos: the demo workspace's company, others that sell the same, and phrases. */
export const suggestions = dataFile("catalogue.yaml", () => {
  const slug = companySlug();
  const keyword = z.strictObject({ displayName: z.string().min(1), phrases: texts() });
  return z.strictObject({ home: slug, competitors: z.array(slug), keywords: z.array(keyword) });
});

/** The companies that sell to revenue teams. */
const revenueTools = (): string[] => [suggestions().home, ...suggestions().competitors];

/** Software companies compete if both sell to revenue teams, or if both favor the same topic. */
export function areRivals(a: WorldCompany, b: WorldCompany): boolean {
  if (a.index === b.index || a.sector !== "software" || b.sector !== "software") return false;
  const tools = revenueTools();
  const [first, second] = [tools.includes(a.slug), tools.includes(b.slug)];
  return first || second ? first && second : a.topics[0] === b.topics[0];
}

const known = new WeakMap<World, Map<number, readonly WorldPerson[]>>();

/** The drawn staff of a company's rivals. */
export function rivalStaffOf(world: World, company: WorldCompany): readonly WorldPerson[] {
  let byCompany = known.get(world);
  if (!byCompany) {
    byCompany = new Map();
    known.set(world, byCompany);
  }
  let staff = byCompany.get(company.index);
  if (!staff) {
    const rivals = world.companies.filter((other) => !other.isAdded && areRivals(company, other));
    staff = rivals.flatMap(({ index }) => world.drawnEmployees.get(index) ?? []);
    byCompany.set(company.index, staff);
  }
  return staff;
}

/** The drawn staff of all companies that sell to revenue teams. */
export const revenueToolStaff = (world: World): readonly WorldPerson[] =>
  revenueTools().flatMap((slug) => {
    const company = world.companiesBySlug.get(slug);
    return (company && world.drawnEmployees.get(company.index)) ?? [];
  });
