import {
  findLookups,
  type NewCompany,
  type NewPerson,
  type Person,
  upsertCompanies,
  upsertLookups,
  upsertPeople,
} from "@/db/queries/people";
import { compareText } from "@/lib/compare-text";
import type { Context } from "@/lib/context";
import { refundCredits, settleCredits } from "@/lib/domain/credits/settle";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { isFresh, type Profile } from "./profile";

/**
 * Stores the fetched people and companies and settles their cost: a person is paid for once, even if found by
 * several addresses, and refunded if not found. Returns people by canonical address. Must run in a transaction.
 */
export async function storeProfiles(
  ctx: Context,
  profiles: Map<string, Profile>,
): Promise<Map<string, Person>> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const stored = new Map<string, Person>();
  const newCompanies = new Map<string, NewCompany>();
  const newPeople = new Map<string, NewPerson>();
  const absent: string[] = [];
  for (const profile of profiles.values()) {
    if (profile.kind === "cached") stored.set(profile.person.networkUrl, profile.person);
    if (profile.kind === "absent" && profile.cause) absent.push(profile.cause);
    if (profile.kind !== "fetched") continue;
    if (profile.company) newCompanies.set(profile.company.key, { ...profile.company, id: newId() });
    newPeople.set(profile.person.networkUrl, { ...profile.person, id: newId() });
  }

  const companies = await upsertCompanies(db, { customerId, companies: inOrder(newCompanies) });
  for (const profile of profiles.values()) {
    const person = profile.kind === "fetched" && newPeople.get(profile.person.networkUrl);
    if (person && profile.kind === "fetched" && profile.company) {
      person.companyId = companies.get(profile.company.key)?.id ?? null;
    }
  }
  const people = await upsertPeople(db, { customerId, people: inOrder(newPeople) });
  for (const [url, person] of people) stored.set(url, person);

  const lookups = new Map<
    string,
    { requestedUrl: string; personId: string | null; companyId: string | null }
  >();
  for (const [requestedUrl, profile] of profiles) {
    if (profile.kind === "absent" && profile.cause) {
      lookups.set(requestedUrl, { requestedUrl, personId: null, companyId: null });
    }
    if (profile.kind !== "fetched") continue;
    const personId = people.get(profile.person.networkUrl)?.id ?? null;
    for (const address of [requestedUrl, profile.person.networkUrl]) {
      lookups.set(address, { requestedUrl: address, personId, companyId: null });
    }
    const companyUrl = profile.person.companyNetworkUrl;
    if (companyUrl) {
      const companyId = profile.company ? (companies.get(profile.company.key)?.id ?? null) : null;
      lookups.set(companyUrl, { requestedUrl: companyUrl, personId: null, companyId });
    }
  }
  const { paid, unpaid } = await splitCauses(ctx, profiles);
  await upsertLookups(db, { customerId, lookups: inOrder(lookups), now });
  await settleCredits(ctx, paid);
  await refundCredits(ctx, [...absent, ...unpaid]);
  return stored;
}

/** Splits costs: a person already found by another address, in this batch or the cache, is not paid for again. */
async function splitCauses(
  ctx: Context,
  profiles: Map<string, Profile>,
): Promise<{ paid: string[]; unpaid: string[] }> {
  const fetched = [...profiles.values()].flatMap((profile) =>
    profile.kind === "fetched" ? [{ url: profile.person.networkUrl, cause: profile.cause }] : [],
  );
  const oldest = new Date(ctx.clock.now().getTime() - settings.qualification.profileCacheMs);
  const urls = [...new Set(fetched.map(({ url }) => url))];
  const lookups = await findLookups(ctx.db, { customerId: ctx.customerId, urls });
  const seen = new Set<string>();
  const paid: string[] = [];
  const unpaid: string[] = [];
  for (const { url, cause } of fetched) {
    const lookup = lookups.get(url);
    const isKnown = seen.has(url) || (isFresh(lookup, oldest) && lookup.person !== null);
    (isKnown ? unpaid : paid).push(cause);
    seen.add(url);
  }
  return { paid, unpaid };
}

/** Rows sorted by key, so that concurrent transactions cannot deadlock. */
function inOrder<T>(rows: Map<string, T>): T[] {
  return [...rows.entries()].sort(([a], [b]) => compareText(a, b)).map(([, row]) => row);
}
