import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companies, people, profileLookups } from "../schema";

export type Person = typeof people.$inferSelect;
export type Company = typeof companies.$inferSelect;

/** The result of an address lookup: the person's row, or nothing. */
export interface Lookup {
  requestedUrl: string;
  fetchedAt: Date;
  person: Person | null;
  company: Company | null;
}

/** Lookups of these addresses, with person and company; `fetchedAt` is when they were made. */
export async function findLookups(
  db: Db,
  input: { customerId: string; urls: string[] },
): Promise<Map<string, Lookup>> {
  if (input.urls.length === 0) return new Map();
  const rows = await db
    .select({
      requestedUrl: profileLookups.requestedUrl,
      fetchedAt: profileLookups.fetchedAt,
      person: people,
      company: companies,
    })
    .from(profileLookups)
    .leftJoin(people, eq(people.id, profileLookups.personId))
    .leftJoin(companies, eq(companies.id, sql`coalesce(${profileLookups.companyId}, ${people.companyId})`))
    .where(
      and(eq(profileLookups.customerId, input.customerId), inArray(profileLookups.requestedUrl, input.urls)),
    );
  return new Map(rows.map((row) => [row.requestedUrl, row]));
}

export type NewCompany = Omit<typeof companies.$inferInsert, "customerId">;
export type NewPerson = Omit<typeof people.$inferInsert, "customerId">;

/** Inserts companies, or updates those with the same key; returns them by key. Keys must be distinct. */
export async function upsertCompanies(
  db: Db,
  input: { customerId: string; companies: NewCompany[] },
): Promise<Map<string, Company>> {
  if (input.companies.length === 0) return new Map();
  const rows = await db
    .insert(companies)
    .values(input.companies.map((company) => ({ ...company, customerId: input.customerId })))
    .onConflictDoUpdate({
      target: [companies.customerId, companies.key],
      set: {
        name: sql`excluded.name`,
        networkUrl: sql`excluded.network_url`,
        industry: sql`excluded.industry`,
        employeeCount: sql`excluded.employee_count`,
        website: sql`excluded.website`,
        summary: sql`excluded.summary`,
        location: sql`excluded.location`,
      },
    })
    .returning();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Inserts people, or updates those with the same address; returns them by address. Addresses must be distinct. */
export async function upsertPeople(
  db: Db,
  input: { customerId: string; people: NewPerson[] },
): Promise<Map<string, Person>> {
  if (input.people.length === 0) return new Map();
  const rows = await db
    .insert(people)
    .values(input.people.map((person) => ({ ...person, customerId: input.customerId })))
    .onConflictDoUpdate({
      target: [people.customerId, people.networkUrl],
      set: {
        name: sql`excluded.name`,
        headline: sql`excluded.headline`,
        title: sql`excluded.title`,
        about: sql`excluded.about`,
        location: sql`excluded.location`,
        companyId: sql`excluded.company_id`,
        companyName: sql`excluded.company_name`,
        companyNetworkUrl: sql`excluded.company_network_url`,
        positionStartedAt: sql`excluded.position_started_at`,
        openToWork: sql`excluded.open_to_work`,
        hiring: sql`excluded.hiring`,
      },
    })
    .returning();
  return new Map(rows.map((row) => [row.networkUrl, row]));
}

/** Stores lookup results by address. Addresses must be distinct. */
export async function upsertLookups(
  db: Db,
  input: {
    customerId: string;
    lookups: { requestedUrl: string; personId: string | null; companyId: string | null }[];
    now: Date;
  },
): Promise<void> {
  if (input.lookups.length === 0) return;
  await db
    .insert(profileLookups)
    .values(
      input.lookups.map((lookup) => ({ ...lookup, customerId: input.customerId, fetchedAt: input.now })),
    )
    .onConflictDoUpdate({
      target: [profileLookups.customerId, profileLookups.requestedUrl],
      set: {
        personId: sql`excluded.person_id`,
        companyId: sql`excluded.company_id`,
        fetchedAt: sql`excluded.fetched_at`,
      },
    });
}

/** Locks people in id order, so that two batches never qualify the same person concurrently. */
export async function lockPeople(db: Db, input: { customerId: string; ids: string[] }): Promise<void> {
  if (input.ids.length === 0) return;
  await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.customerId, input.customerId), inArray(people.id, input.ids)))
    .orderBy(people.id)
    .for("no key update");
}
