import { findTagValues } from "@/db/queries/tags";
import type { Context } from "@/lib/context";
import type { Routing } from "@/lib/contracts/routing";
import { invalidFields } from "@/lib/errors";

/**
 * Checks that a routing rule's tags exist in the workspace. Tags from the rule `before` are allowed even if deleted
 * since: dropping them would let every signal through. Throws `validation_error` with each path.
 */
export async function requireTags(
  { db, customerId }: Context,
  routing: Routing | undefined,
  before?: Routing,
): Promise<void> {
  const kept = new Set(before?.tags);
  const named = routing?.tags ?? [];
  if (named.every((id) => kept.has(id))) return;
  const values = await findTagValues(db, { customerId });
  const known = new Set([...kept, ...values.map(({ id }) => id)]);
  const message = "this tag does not exist in the workspace";
  const details = named.flatMap((id, n) => (known.has(id) ? [] : [{ path: `routing.tags.${n}`, message }]));
  if (details.length > 0) throw invalidFields(details);
}
