import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../client";
import { destinations, sources } from "../schema";

interface Asked {
  customerId: string;
  ids: string[];
}

/** The names of these sources by ID, also of deleted ones. */
export async function findSourceNames(db: Db, { customerId, ids }: Asked): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sources.id, name: sources.displayName })
    .from(sources)
    .where(and(eq(sources.customerId, customerId), inArray(sources.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names of these destinations by ID, also of deleted ones. */
export async function findDestinationNames(db: Db, { customerId, ids }: Asked): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: destinations.id, name: destinations.name })
    .from(destinations)
    .where(and(eq(destinations.customerId, customerId), inArray(destinations.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
