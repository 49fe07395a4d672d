import { findRefusalsOf } from "@/db/queries/refusals";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import type { Profile } from "./profile";

/** The addresses that people engaged under, and their canonical ones. */
export const addressesOf = (profiles: ReadonlyMap<string, Profile>): string[] =>
  [...profiles].flatMap(([url, profile]) => ("person" in profile ? [url, profile.person.networkUrl] : [url]));

/** When people last asked for no contact, if that still holds, by the address that wrote it. */
export async function findRefusals(ctx: Context, personUrls: Iterable<string>): Promise<Map<string, Date>> {
  return findRefusalsOf(ctx.db, {
    customerId: ctx.customerId,
    personUrls: [...new Set(personUrls)],
    since: new Date(ctx.clock.now().getTime() - settings.qualification.refusalHoldsMs),
  });
}
