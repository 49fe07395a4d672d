import { findTagValues } from "@/db/queries/tags";
import type { Context } from "@/lib/context";
import type { Routing } from "@/lib/contracts/routing";
import { AppError } from "@/lib/errors";

/**
 * Requires that the workspace has the tags a routing rule names. Those that the rule `before` it named may be gone
 * since: without them the rule would let everything by. Throws `validation_error` with the path of each.
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
  const message = "the workspace has no such tag";
  const details = named.flatMap((id, n) => (known.has(id) ? [] : [{ path: `routing.tags.${n}`, message }]));
  const [first] = details;
  if (first) throw new AppError("validation_error", `${first.path}: ${message}.`, details);
}
