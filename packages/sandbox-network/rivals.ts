/** Which companies of the sandbox world compete, and their staff. */
import type { WorldCompany } from "./company";
import type { WorldPerson } from "./person";
import type { World } from "./world";

/** The demo workspace's company and the others that sell to revenue teams. */
export const revenueTools = ["tallyhawk", "pipewren", "dealgrove", "signalmoor", "corrigan-call"];

/** Software companies compete if both sell to revenue teams, or if both favor the same topic. */
export function areRivals(a: WorldCompany, b: WorldCompany): boolean {
  if (a.index === b.index || a.sector !== "software" || b.sector !== "software") return false;
  const [first, second] = [revenueTools.includes(a.slug), revenueTools.includes(b.slug)];
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
  revenueTools.flatMap((slug) => {
    const company = world.companiesBySlug.get(slug);
    return (company && world.drawnEmployees.get(company.index)) ?? [];
  });
