/** Encrypted values to re-encrypt with another key: the destinations of all workspaces that are not deleted. */
import { and, asc, desc, eq, gt, isNull, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { destinations } from "../schema";
import type { DestinationRow } from "./destinations";

export type SealedRow = Pick<
  DestinationRow,
  "id" | "customerId" | "configEncrypted" | "secretEncrypted" | "previousSecretEncrypted"
>;

const sealedColumns = {
  ...pick(destinations, "id", "customerId", "configEncrypted", "secretEncrypted"),
  ...pick(destinations, "previousSecretEncrypted"),
};

/**
 * Rows with a value that does not begin with `prefix`, in id order after `after`, at most `limit`. They are locked,
 * so that concurrent settings changes wait and are not overwritten.
 */
export async function lockSealedOtherwiseAcrossCustomers(
  db: Db,
  input: { prefix: string; after: string | null; limit: number },
): Promise<SealedRow[]> {
  const { id, configEncrypted, secretEncrypted, previousSecretEncrypted } = destinations;
  const begins = (value: SQLWrapper): SQL => sql`starts_with(${value}, ${input.prefix})`;
  return db
    .select(sealedColumns)
    .from(destinations)
    .where(
      and(
        isNull(destinations.deletedAt),
        input.after === null ? undefined : gt(id, input.after),
        or(not(begins(configEncrypted)), not(begins(secretEncrypted)), not(begins(previousSecretEncrypted))),
      ),
    )
    .orderBy(asc(id))
    .limit(input.limit)
    .for("update");
}

/** The encrypted values of the newest destinations that are not deleted. */
export async function findNewestSealedAcrossCustomers(
  db: Db,
  input: { limit: number },
): Promise<SealedRow[]> {
  const { createdAt, deletedAt } = destinations;
  return db
    .select(sealedColumns)
    .from(destinations)
    .where(isNull(deletedAt))
    .orderBy(desc(createdAt))
    .limit(input.limit);
}

/** Stores the same settings and secrets, encrypted with another key. Not a visible change. */
export async function updateSealed(
  db: Db,
  input: Omit<SealedRow, "id"> & { destinationId: string },
): Promise<void> {
  const { customerId, destinationId, ...sealed } = input;
  await db
    .update(destinations)
    .set(sealed)
    .where(and(eq(destinations.customerId, customerId), eq(destinations.id, destinationId)));
}
