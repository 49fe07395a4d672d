/** What onboarding asks the network: metered in cents like all work, but no credits of the workspace. */
import { type Company, findLookups, type Lookup, upsertCompanies, upsertLookups } from "@/db/queries/people";
import { type Context, transaction } from "@/lib/context";
import { meterCalls } from "@/lib/domain/credits/means";
import { companyKey, isFresh } from "@/lib/domain/engagements/profile";
import { fetchProfiles, toProfile } from "@/lib/domain/engagements/read-profiles";
import { storeProfiles } from "@/lib/domain/engagements/store-profiles";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { NetworkError } from "@/lib/networks/network";

/** Waits for an answer and writes down at once what it cost. */
export async function ask<T extends { costCents: number }>(ctx: Context, call: Promise<T>): Promise<T> {
  const answer = await call;
  await meterCalls(ctx, { cents: answer.costCents, calls: 1 });
  return answer;
}

/** The answer; `instead` where the network says that what was asked for does not exist. */
export async function orGone<T>(call: Promise<T>, instead: T): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof NetworkError && error.failure === "gone") return instead;
    throw error;
  }
}

/**
 * The people at these addresses with their companies, from the 30-day cache or the network; what is read is
 * stored, so that a step that runs again asks for nobody twice. One person's failure keeps the rest: it is
 * thrown only where most could not be read.
 */
export async function lookUpPeople(ctx: Context, urls: string[]): Promise<Map<string, Lookup>> {
  const { db, customerId } = ctx;
  const oldest = oldestFresh(ctx);
  const known = await findLookups(db, { customerId, urls });
  const missing = urls.filter((url) => !isFresh(known.get(url), oldest));
  const fetched = await fetchProfiles(ctx, missing, oldest);
  // Nothing is held for a look-up of the onboarding, so that storing it settles nothing.
  const profiles = [...fetched].map(
    ([url, outcome]) => [url, toProfile(outcome, `onboarding:${url}`)] as const,
  );
  await transaction(ctx, (ctx) => storeProfiles(ctx, new Map(profiles)));
  const errors = [...fetched.values()].flatMap((outcome) => ("error" in outcome ? outcome.error : []));
  const [first] = errors;
  if (first && errors.length * 2 > urls.length) throw first;
  const all = await findLookups(db, { customerId, urls });
  return new Map([...all].filter(([, lookup]) => isFresh(lookup, oldest)));
}

/** The company at an address, from the cache or the network; null where there is none, which is not kept. */
export async function lookUpCompany(ctx: Context, networkUrl: string): Promise<Company | null> {
  const { db, customerId } = ctx;
  const known = (await findLookups(db, { customerId, urls: [networkUrl] })).get(networkUrl);
  if (isFresh(known, oldestFresh(ctx)) && known.company) return known.company;
  const { item } = await orGone(ask(ctx, ctx.ports.network.getCompany(networkUrl)), {
    item: null,
    costCents: 0,
  });
  if (!item) return null;
  return transaction(ctx, async ({ db, clock }) => {
    const key = companyKey(item);
    const rows = await upsertCompanies(db, { customerId, companies: [{ ...item, id: newId(), key }] });
    const company = rows.get(key);
    if (!company) throw new Error("An upsert answered no row");
    const addresses = [...new Set([networkUrl, item.networkUrl])].sort();
    const lookups = addresses.map((requestedUrl) => ({
      requestedUrl,
      personId: null,
      companyId: company.id,
    }));
    await upsertLookups(db, { customerId, lookups, now: clock.now() });
    return company;
  });
}

const oldestFresh = ({ clock }: Context): Date =>
  new Date(clock.now().getTime() - settings.qualification.profileCacheMs);
