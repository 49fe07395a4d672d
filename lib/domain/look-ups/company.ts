import { type Company, findLookups, upsertCompanies, upsertLookups } from "@/db/queries/people";
import type { Context } from "@/lib/context";
import { companyKey, isFresh } from "@/lib/domain/engagements/profile";
import { withoutSetAside } from "@/lib/domain/set-aside/set-aside";
import { storeRows } from "@/lib/domain/set-aside/store-rows";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import type { NetworkCompany } from "@/lib/networks/network";
import { awaitMetered, orGone } from "./await-metered";

/**
 * The company at a URL, from the cache or the network; null if there is none, which is not cached, or if it is set
 * aside.
 */
export async function lookUpCompany(ctx: Context, networkUrl: string): Promise<Company | null> {
  const { db, customerId } = ctx;
  const oldest = new Date(ctx.clock.now().getTime() - settings.qualification.profileCacheMs);
  const known = (await findLookups(db, { customerId, urls: [networkUrl] })).get(networkUrl);
  // An account may be known as a person too, with their employer; that is not the company at this address.
  if (isFresh(known, oldest) && known.company && !known.person) return known.company;
  if ((await withoutSetAside(ctx, "company", [networkUrl], (url) => url)).length === 0) return null;
  const { item } = await orGone(awaitMetered(ctx, ctx.ports.network.getCompany(networkUrl)), {
    item: null,
    costCents: 0,
  });
  const [stored] = await storeRows(
    ctx,
    item ? [item] : [],
    (ctx, items) => Promise.all(items.map((company) => storeCompany(ctx, networkUrl, company))),
    () => ({ kind: "company", subject: networkUrl }),
  );
  return stored ?? null;
}

async function storeCompany(
  { db, customerId, clock }: Context,
  asked: string,
  item: NetworkCompany,
): Promise<Company> {
  const key = companyKey(item);
  const rows = await upsertCompanies(db, { customerId, companies: [{ ...item, id: newId(), key }] });
  const company = rows.get(key);
  if (!company) throw new Error("An upsert answered no row");
  const addresses = [...new Set([asked, item.networkUrl])].sort();
  const lookups = addresses.map((requestedUrl) => ({ requestedUrl, personId: null, companyId: company.id }));
  await upsertLookups(db, { customerId, lookups, now: clock.now() });
  return company;
}
