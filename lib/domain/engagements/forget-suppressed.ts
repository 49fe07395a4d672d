import { findSuppressions } from "@/db/queries/customers";
import { deleteEngagements } from "@/db/queries/erasure";
import { insertSuppression } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import { settleCredits } from "@/lib/domain/credits/settle";
import type { Profile } from "@/lib/domain/engagements/profile";
import { newId } from "@/lib/ids";

/**
 * Stores nothing about people who turn out to be suppressed after a lookup, by another URL or since the run began:
 * deletes their engagements, pays for the lookup, and also suppresses the URL they were found by, so the next
 * harvest skips them. Returns the profiles that may be stored. Must run in a transaction that holds off erasures.
 */
export async function forgetSuppressed(
  ctx: Context,
  input: { judged: { id: string; personUrl: string }[]; profiles: Map<string, Profile> },
): Promise<Map<string, Profile>> {
  const { db, customerId } = ctx;
  const suppressions = await findSuppressions(db, { customerId });
  const suppressed = new Set(suppressions.filter(({ kind }) => kind === "person").map(({ value }) => value));
  const kept = new Map(input.profiles);
  const causes: string[] = [];
  for (const [url, profile] of input.profiles) {
    if (profile.kind !== "fetched") continue;
    if (!suppressed.has(url) && !suppressed.has(profile.person.networkUrl)) continue;
    kept.delete(url);
    causes.push(profile.cause);
    for (const value of [url, profile.person.networkUrl].filter((address) => !suppressed.has(address))) {
      const createdAt = ctx.clock.now();
      await insertSuppression(db, { customerId, id: newId(), kind: "person", value, createdAt });
    }
  }
  if (causes.length === 0) return kept;
  const gone = input.judged.filter(({ personUrl }) => input.profiles.has(personUrl) && !kept.has(personUrl));
  await deleteEngagements(db, { customerId, ids: gone.map(({ id }) => id) });
  await settleCredits(ctx, causes);
  return kept;
}
