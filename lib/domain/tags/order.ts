import { storeTagOrder } from "@/db/queries/tags";
import type { AuditChanges } from "@/db/schema";
import type { Context } from "@/lib/context";
import { differences } from "@/lib/domain/audit/differences";

/** The place after the last of these. */
export const nextPosition = (rows: { position: number }[]): number =>
  Math.max(-1, ...rows.map(({ position }) => position)) + 1;

/**
 * Moves a category among the workspace's, or a value among its category's, to a place from 0, and returns the change of
 * its place; none without `position`. `ids` are all of them in their order. The workspace must be locked: two moves at
 * the same time are then one after the other, and neither loses a tag.
 */
export async function moveTag(
  { db, customerId }: Context,
  input: { of: "categories" | "values"; ids: string[]; id: string; position: number | undefined },
): Promise<AuditChanges> {
  const { of, ids, id } = input;
  if (input.position === undefined) return {};
  const before = ids.indexOf(id);
  const position = Math.min(input.position, ids.length - 1);
  if (position !== before) {
    const others = ids.filter((one) => one !== id);
    await storeTagOrder(db, { customerId, of, ids: others.toSpliced(position, 0, id) });
  }
  return differences({ position: before }, { position });
}
