/** People of the sandbox world who appear in tests. */
import { profileLookups } from "@/db/schema";
import type { Context } from "@/lib/context";
import { openWorld } from "@/packages/sandbox-network/world";
import { one } from "./one";
import { insertEngagement, insertPerson } from "./signals";

type WorldPerson = ReturnType<typeof openWorld>["people"][number];
/** Works at a company that has a page. */
export type Employee = WorldPerson & { company: NonNullable<WorldPerson["company"]> };

const isEmployee = (person: WorldPerson): person is Employee => person.company !== null;

/** Sales leaders at software companies, each at a different company; they fit the ICP from `insertIcp`. */
export function salesLeaders(count: number): Employee[] {
  const byCompany = new Map<number, Employee>();
  for (const person of openWorld().people.filter(isEmployee)) {
    const { company, title } = person;
    if (company.sector !== "software" || company.slug === "tallyhawk") continue;
    if (!/^(VP|Head|Director)( of|,)? (Sales|Revenue)/.test(title ?? "")) continue;
    if (!byCompany.has(company.index)) byCompany.set(company.index, person);
  }
  const leaders = [...byCompany.values()].slice(0, count);
  if (leaders.length < count) throw new Error(`The world has only ${leaders.length} sales leaders`);
  return leaders;
}

/** Someone at a company who would not buy anything. */
export const student = (): Employee =>
  one(
    openWorld()
      .people.filter((person) => person.occupation === "student")
      .filter(isEmployee),
  );

/** A sales leader who names no company that has a page. */
export const leaderWithoutCompany = (): WorldPerson =>
  one(openWorld().people.filter((person) => person.companyName === null && person.title !== null));

/** The address that reaction lists use for a person. */
export const opaqueAddress = (person: WorldPerson): string =>
  person.networkUrl.replace(/[^/]+$/, person.memberId);

/** A person's comment on a watched post, not qualified yet. */
export const engage = (
  ctx: Context,
  person: { networkUrl: string; name: string },
  change: Parameters<typeof insertEngagement>[1] = {},
) => insertEngagement(ctx, { personUrl: person.networkUrl, personName: person.name, ...change });

/** Someone the workspace looked up and rejected; their row has the address that engaged. */
export async function know(
  ctx: Context,
  input: {
    person?: Parameters<typeof insertPerson>[1];
    engagement?: Parameters<typeof insertEngagement>[1];
  } = {},
) {
  const person = await insertPerson(ctx, input.person);
  const requestedUrl = person.networkUrl;
  const { customerId, db, clock } = ctx;
  await db
    .insert(profileLookups)
    .values({ customerId, requestedUrl, personId: person.id, fetchedAt: clock.now() });
  await insertEngagement(ctx, { personUrl: requestedUrl, status: "rejected", ...input.engagement });
  return person;
}
