/** Finds the addresses and names under which a workspace knows one person of the network. */
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../client";
import {
  activations,
  activities,
  deliveryAttempts,
  engagements,
  people,
  posts,
  profileLookups,
  reports,
  rescues,
  signalArchives,
  signalComments,
  signalFeedback,
  signals,
  signalTags,
  sources,
} from "../schema";

export interface PersonIdentity {
  /** Canonical addresses, the requested one first. */
  urls: string[];
  personIds: string[];
  /** As spelled in the person's rows. */
  names: string[];
}

/** Matches nothing if the list is empty. */
export const within = (column: PgColumn, values: string[]): SQL =>
  values.length > 0 ? inArray(column, values) : sql`false`;

/** Rounds needed for one address to lead to another: lookup, person, signal, engagement. */
const rounds = 5;

/** Every address and name that rows of the workspace connect with a canonical address. */
export async function findPersonIdentity(
  db: Db,
  input: { customerId: string; url: string },
): Promise<PersonIdentity> {
  const { customerId } = input;
  const urls = new Set([input.url]);
  const personIds = new Set<string>();
  const names = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const before = urls.size + personIds.size;
    for (const person of await findPersonRows(db, { customerId, urls: [...urls] })) {
      personIds.add(person.id);
      urls.add(person.url);
      names.add(person.name);
    }
    for (const url of await findAddresses(db, { customerId, personIds: [...personIds] })) urls.add(url);
    if (urls.size + personIds.size === before) break;
  }
  const known = { urls: [...urls], personIds: [...personIds] };
  for (const name of await findNames(db, { customerId, ...known })) names.add(name);
  return { ...known, names: [...names].filter((name) => name.trim() !== "") };
}

async function findPersonRows(
  db: Db,
  input: { customerId: string; urls: string[] },
): Promise<{ id: string; url: string; name: string }[]> {
  const looked = and(
    eq(profileLookups.customerId, input.customerId),
    within(profileLookups.requestedUrl, input.urls),
    isNotNull(profileLookups.personId),
  );
  const engaged = and(
    eq(engagements.customerId, input.customerId),
    within(engagements.personUrl, input.urls),
    isNotNull(engagements.personId),
  );
  return db
    .select({ id: people.id, url: people.networkUrl, name: people.name })
    .from(people)
    .where(
      and(
        eq(people.customerId, input.customerId),
        or(
          within(people.networkUrl, input.urls),
          inArray(people.id, db.select({ id: profileLookups.personId }).from(profileLookups).where(looked)),
          inArray(people.id, db.select({ id: engagements.personId }).from(engagements).where(engaged)),
        ),
      ),
    );
}

async function findAddresses(db: Db, input: { customerId: string; personIds: string[] }): Promise<string[]> {
  const { customerId, personIds } = input;
  const [looked, engaged] = await Promise.all([
    db
      .select({ url: profileLookups.requestedUrl })
      .from(profileLookups)
      .where(and(eq(profileLookups.customerId, customerId), within(profileLookups.personId, personIds))),
    // Through their signals, because engagements have no index by person.
    db
      .selectDistinct({ url: engagements.personUrl })
      .from(engagements)
      .innerJoin(signals, eq(signals.id, engagements.signalId))
      .where(and(eq(engagements.customerId, customerId), within(signals.personId, personIds))),
  ]);
  return [...looked, ...engaged].map(({ url }) => url);
}

async function findNames(
  db: Db,
  { customerId, urls, personIds }: { customerId: string; urls: string[]; personIds: string[] },
): Promise<string[]> {
  const found = await Promise.all([
    db
      .selectDistinct({ name: engagements.personName })
      .from(engagements)
      .where(and(eq(engagements.customerId, customerId), within(engagements.personUrl, urls))),
    db
      .selectDistinct({ name: signals.personName })
      .from(signals)
      .where(and(eq(signals.customerId, customerId), within(signals.personId, personIds))),
    db
      .selectDistinct({ name: posts.authorName })
      .from(posts)
      .where(and(eq(posts.customerId, customerId), within(posts.authorNetworkUrl, urls))),
    db
      .selectDistinct({ name: reports.name })
      .from(reports)
      .where(
        and(
          eq(reports.customerId, customerId),
          eq(reports.type, "person"),
          within(reports.subject, urls),
          // Until a report is ready, its name is the address's last part.
          ne(reports.name, reports.slug),
        ),
      ),
  ]);
  return found.flat().map(({ name }) => name);
}

/** Conditions for the person's rows, per table, each limited to the workspace. */
export function rowsOf({ customerId, urls, personIds }: { customerId: string } & PersonIdentity, db: Db) {
  const ofPerson = and(eq(signals.customerId, customerId), within(signals.personId, personIds));
  const signalIds = db.select({ id: signals.id }).from(signals).where(ofPerson);
  const ofSignals = (table: { customerId: PgColumn; signalId: PgColumn }) =>
    and(eq(table.customerId, customerId), inArray(table.signalId, signalIds));
  const engaged = and(
    eq(engagements.customerId, customerId),
    or(within(engagements.personUrl, urls), inArray(engagements.signalId, signalIds)),
  );
  const engagementIds = db.select({ id: engagements.id }).from(engagements).where(engaged);
  const activationIds = db.select({ id: activations.id }).from(activations).where(ofSignals(activations));
  return {
    people: and(eq(people.customerId, customerId), within(people.id, personIds)),
    lookups: and(
      eq(profileLookups.customerId, customerId),
      or(within(profileLookups.requestedUrl, urls), within(profileLookups.personId, personIds)),
    ),
    signals: ofPerson,
    engagements: engaged,
    rescues: and(eq(rescues.customerId, customerId), inArray(rescues.engagementId, engagementIds)),
    posts: and(eq(posts.customerId, customerId), within(posts.authorNetworkUrl, urls)),
    reports: and(
      eq(reports.customerId, customerId),
      eq(reports.type, "person"),
      within(reports.subject, urls),
    ),
    sources: and(eq(sources.customerId, customerId), within(sources.networkUrl, urls)),
    activations: ofSignals(activations),
    attempts: and(
      eq(deliveryAttempts.customerId, customerId),
      inArray(deliveryAttempts.activationId, activationIds),
    ),
    tags: ofSignals(signalTags),
    feedback: ofSignals(signalFeedback),
    comments: ofSignals(signalComments),
    archives: ofSignals(signalArchives),
    activities: ofSignals(activities),
  };
}
