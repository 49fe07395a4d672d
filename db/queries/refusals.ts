import { and, eq, gte, inArray, max } from "drizzle-orm";
import type { Db } from "../client";
import { engagements } from "../schema";

/** When each of these people last wrote that they want no contact, since a time, by their address. */
export async function findRefusalsOf(
  db: Db,
  input: { customerId: string; personUrls: readonly string[]; since: Date },
): Promise<Map<string, Date>> {
  if (input.personUrls.length === 0) return new Map();
  const rows = await db
    .select({ personUrl: engagements.personUrl, at: max(engagements.engagedAt) })
    .from(engagements)
    .where(
      and(
        eq(engagements.customerId, input.customerId),
        inArray(engagements.personUrl, [...input.personUrls]),
        eq(engagements.meaning, "refuses"),
        gte(engagements.engagedAt, input.since),
      ),
    )
    .groupBy(engagements.personUrl);
  return new Map(rows.flatMap(({ personUrl, at }) => (at ? [[personUrl, at] as const] : [])));
}
