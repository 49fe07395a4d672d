import { findLatestByPerson, type Signal } from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import type { Profile } from "./profile";

/** People's signals within the merge window, by canonical address. All of these people are already known. */
export async function findRecentSignals(
  ctx: Context,
  profiles: ReadonlyMap<string, Profile>,
): Promise<Map<string, Signal>> {
  const known = new Map(
    [...profiles.values()].flatMap((profile) =>
      profile.kind === "cached" ? [[profile.person.id, profile.person.networkUrl] as const] : [],
    ),
  );
  const latest = await findLatestByPerson(ctx.db, {
    customerId: ctx.customerId,
    personIds: [...known.keys()],
    since: new Date(ctx.clock.now().getTime() - settings.qualification.mergeWindowMs),
  });
  return new Map([...latest].map(([personId, signal]) => [known.get(personId) ?? "", signal]));
}
