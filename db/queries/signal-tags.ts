import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../client";
import { signals, signalTags, tagCategories, tagValues } from "../schema";
import type { TagSelectionMode } from "../vocabulary";
import { noteSignalWork } from "./signal-work-revisions";
import { inOrder } from "./tags";

export interface AppliedTagRow {
  signalId: string;
  categoryId: string;
  categoryName: string;
  valueId: string;
  name: string;
}

/** The tags of these signals, by signal, in the order of their categories and values. */
export async function findAppliedTags(
  db: Db,
  input: { customerId: string; signalIds: string[] },
): Promise<Map<string, AppliedTagRow[]>> {
  const found = new Map<string, AppliedTagRow[]>();
  if (input.signalIds.length === 0) return found;
  const rows = await db
    .select({
      signalId: signalTags.signalId,
      categoryId: tagCategories.id,
      categoryName: tagCategories.name,
      valueId: tagValues.id,
      name: tagValues.name,
    })
    .from(signalTags)
    .innerJoin(tagValues, eq(tagValues.id, signalTags.valueId))
    .innerJoin(tagCategories, eq(tagCategories.id, tagValues.categoryId))
    .where(and(eq(signalTags.customerId, input.customerId), inArray(signalTags.signalId, input.signalIds)))
    .orderBy(...inOrder(tagCategories), ...inOrder(tagValues));
  for (const row of rows) found.set(row.signalId, [...(found.get(row.signalId) ?? []), row]);
  return found;
}

/** Locks a signal, so that its tags change one at a time; false if the workspace has no such signal. */
export async function lockSignal(db: Db, input: { customerId: string; signalId: string }): Promise<boolean> {
  const rows = await db
    .select({ id: signals.id })
    .from(signals)
    .where(and(eq(signals.customerId, input.customerId), eq(signals.id, input.signalId)))
    .for("no key update");
  return rows.length > 0;
}

/** A value with its category's mode, locked against deletion until the transaction ends. */
export async function lockTagValue(
  db: Db,
  input: { customerId: string; valueId: string },
): Promise<{ id: string; categoryId: string; selectionMode: TagSelectionMode } | null> {
  const [row] = await db
    .select({
      id: tagValues.id,
      categoryId: tagValues.categoryId,
      selectionMode: tagCategories.selectionMode,
    })
    .from(tagValues)
    .innerJoin(tagCategories, eq(tagCategories.id, tagValues.categoryId))
    .where(and(eq(tagValues.customerId, input.customerId), eq(tagValues.id, input.valueId)))
    .for("key share", { of: tagValues });
  return row ?? null;
}

type SignalTag = { customerId: string; signalId: string; valueId: string };

/** Tags a signal; false if it has the tag already. */
export async function insertSignalTag(db: Db, input: SignalTag & { now: Date }): Promise<boolean> {
  const { now: createdAt, ...tag } = input;
  const made = await db
    .insert(signalTags)
    .values({ ...tag, createdAt })
    .onConflictDoNothing()
    .returning({ signalId: signalTags.signalId });
  await noteSignalWork(db, { customerId: input.customerId });
  return made.length > 0;
}

export async function deleteSignalTag(db: Db, input: SignalTag): Promise<void> {
  await db
    .delete(signalTags)
    .where(
      and(
        eq(signalTags.customerId, input.customerId),
        eq(signalTags.signalId, input.signalId),
        eq(signalTags.valueId, input.valueId),
      ),
    );
  await noteSignalWork(db, { customerId: input.customerId });
}

/** Removes the category's other values from a signal. */
export async function deleteOtherTags(db: Db, input: SignalTag & { categoryId: string }): Promise<void> {
  const ofCategory = db
    .select({ id: tagValues.id })
    .from(tagValues)
    .where(eq(tagValues.categoryId, input.categoryId));
  await db
    .delete(signalTags)
    .where(
      and(
        eq(signalTags.customerId, input.customerId),
        eq(signalTags.signalId, input.signalId),
        inArray(signalTags.valueId, ofCategory),
        ne(signalTags.valueId, input.valueId),
      ),
    );
}
