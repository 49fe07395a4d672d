import { holdOffErasure } from "@/db/queries/erasure";
import { findLookups, type Lookup } from "@/db/queries/people";
import { findSuppressedUrls } from "@/db/queries/suppressions";
import type { Context } from "@/lib/context";
import { forgetSuppressed } from "@/lib/domain/engagements/forget-suppressed";
import { isFresh } from "@/lib/domain/engagements/profile";
import { fetchProfiles, toProfile } from "@/lib/domain/engagements/read-profiles";
import { storeProfiles } from "@/lib/domain/engagements/store-profiles";
import { pseudonymOf } from "@/lib/domain/set-aside/address";
import { withoutSetAside } from "@/lib/domain/set-aside/set-aside";
import { storeRows } from "@/lib/domain/set-aside/store-rows";
import { settings } from "@/lib/domain/settings";

/**
 * The people at these URLs with their companies, from the 30-day cache or the network. Results are stored, so a
 * retried step asks for no one twice. Costs no credits of its own and skips suppressed people and those set aside.
 * Throws only if most people could not be read.
 */
export async function lookUpPeople(ctx: Context, urls: string[]): Promise<Map<string, Lookup>> {
  const { db, customerId } = ctx;
  const oldest = new Date(ctx.clock.now().getTime() - settings.qualification.profileCacheMs);
  const suppressed = await findSuppressedUrls(db, { customerId, urls });
  const unsuppressed = urls.filter((url) => !suppressed.has(url));
  const open = await withoutSetAside(ctx, "person", unsuppressed, (url) => url);
  const known = await findLookups(db, { customerId, urls: open });
  const missing = open.filter((url) => !isFresh(known.get(url), oldest));
  const fetched = await fetchProfiles(ctx, missing, oldest);
  // Nothing is held for these lookups, so storing them settles nothing.
  const profiles = [...fetched].map(
    ([url, lookup]) => [url, toProfile(lookup, `looked-up:${pseudonymOf(url)}`)] as const,
  );
  await storeRows(
    ctx,
    profiles,
    async (ctx, rows) => {
      await holdOffErasure(ctx.db, { customerId });
      await storeProfiles(ctx, await forgetSuppressed(ctx, { judged: [], profiles: new Map(rows) }));
    },
    ([url]) => ({ kind: "person", subject: url }),
  );
  const errors = [...fetched.values()].flatMap((lookup) => ("error" in lookup ? lookup.error : []));
  const [first] = errors;
  if (first && errors.length * 2 > open.length) throw first;
  const all = await findLookups(db, { customerId, urls: open });
  return new Map([...all].filter(([, lookup]) => isFresh(lookup, oldest)));
}
