import { findLookups, type Lookup } from "@/db/queries/people";
import { type Context, transaction } from "@/lib/context";
import type { Stage } from "@/lib/domain/credits/day-limits";
import { holdCredits } from "@/lib/domain/credits/hold";
import { meterCalls } from "@/lib/domain/credits/spending-limits";
import { pseudonymOf } from "@/lib/domain/set-aside/address";
import { settings } from "@/lib/domain/settings";
import { NetworkError, type NetworkPerson } from "@/lib/networks/network";
import { companyKey, type FetchedCompany, isFresh, type Profile } from "./profile";
import { settleEach } from "./settle-each";

/**
 * Reads each person's profile from the 30-day cache, or else from the network as far as credits allow. A hold's
 * cause names the person and their previous look-up, so that a repeated run pays once; `workOf` says for which source
 * and post each person is read, and `stage` is set for automatic work, which the day's limits apply to. A failure
 * affects only that person.
 */
export async function readProfiles(
  ctx: Context,
  urls: string[],
  workOf: ReadonlyMap<string, { sourceId: string; postId: string }>,
  stage?: Stage,
): Promise<Map<string, Profile>> {
  const { db, customerId } = ctx;
  const oldest = new Date(ctx.clock.now().getTime() - settings.qualification.profileCacheMs);
  const lookups = await findLookups(db, { customerId, urls });
  const profiles = new Map<string, Profile>();
  for (const url of urls) {
    const lookup = lookups.get(url);
    if (isFresh(lookup, oldest)) profiles.set(url, fromCache(lookup));
  }
  const missing = urls.filter((url) => !profiles.has(url));
  if (missing.length === 0) return profiles;

  // The ledger outlives people, so it only ever stores a pseudonym.
  const causeOf = (url: string) =>
    `person:${pseudonymOf(url)} ${lookups.get(url)?.fetchedAt.toISOString() ?? "first"}`;
  const amount = settings.price.person;
  const covered = await transaction(ctx, (ctx) =>
    holdCredits(
      ctx,
      "qualification",
      missing.map((url) => ({ cause: causeOf(url), amount, ...workOf.get(url) })),
      stage,
    ),
  );
  const held = new Map(
    missing.flatMap((url) => {
      const cause = covered.get(causeOf(url));
      return cause ? [[url, cause] as const] : [];
    }),
  );
  for (const url of missing) if (!held.has(url)) profiles.set(url, { kind: "unread", error: null });
  const fetched = await fetchProfiles(ctx, [...held.keys()], oldest);
  for (const [url, cause] of held) {
    const outcome = fetched.get(url);
    if (outcome) profiles.set(url, toProfile(outcome, cause));
  }
  return profiles;
}

function fromCache(lookup: Lookup): Profile {
  return lookup.person
    ? { kind: "cached", person: lookup.person, company: lookup.company }
    : { kind: "absent", cause: null };
}

export type LookupOutcome =
  | { person: NetworkPerson | null; company: FetchedCompany | null }
  | { error: Error };

/** A look-up's outcome as a profile. `cause` identifies the credits held for it. */
export function toProfile(outcome: LookupOutcome, cause: string): Profile {
  if ("error" in outcome) return { kind: "unread", error: outcome.error, cause };
  const { person, company } = outcome;
  return person ? { kind: "fetched", person, company, cause } : { kind: "absent", cause };
}

/** Fetches people and their companies from the network, a few at a time, and meters the cost. */
export async function fetchProfiles(
  ctx: Context,
  urls: string[],
  oldest: Date,
): Promise<Map<string, LookupOutcome>> {
  const { network } = ctx.ports;
  const { concurrentLookups } = settings.qualification;
  const spend = { cents: 0, calls: 0 };
  const ask = async <T>(call: Promise<{ item: T; costCents: number }>): Promise<T> => {
    spend.calls += 1;
    const { item, costCents } = await call;
    spend.cents += costCents;
    return item;
  };
  const people = await settleEach(urls, concurrentLookups, (url) => ask(network.getPerson(url)));
  const companyUrls = [...people.values()].flatMap((found) =>
    found.ok && found.value?.companyNetworkUrl ? [found.value.companyNetworkUrl] : [],
  );
  const companies = await readCompanies(ctx, [...new Set(companyUrls)], oldest, (url) =>
    ask(network.getCompany(url)),
  );
  await meterCalls(ctx, spend);

  const outcomes = new Map<string, LookupOutcome>();
  for (const [url, found] of people) {
    if (!found.ok) {
      outcomes.set(url, { error: found.error });
      continue;
    }
    const person = found.value;
    const company = person?.companyNetworkUrl ? companies.get(person.companyNetworkUrl) : null;
    outcomes.set(
      url,
      company && "error" in company ? company : { person, company: company ?? byName(person) },
    );
  }
  return outcomes;
}

type CompanyOutcome = FetchedCompany | { error: Error } | null;

async function readCompanies(
  ctx: Context,
  urls: string[],
  oldest: Date,
  fetch: (
    url: string,
  ) => Promise<(Omit<FetchedCompany, "key" | "networkUrl"> & { networkUrl: string }) | null>,
): Promise<Map<string, CompanyOutcome>> {
  const known = await findLookups(ctx.db, { customerId: ctx.customerId, urls });
  const outcomes = new Map<string, CompanyOutcome>();
  const missing = urls.filter((url) => {
    const lookup = known.get(url);
    // An account known as a person has their employer here, not itself.
    if (!isFresh(lookup, oldest) || lookup.person) return true;
    outcomes.set(url, lookup.company);
    return false;
  });
  const fetched = await settleEach(missing, settings.qualification.concurrentLookups, fetch);
  for (const [url, found] of fetched) {
    if (!found.ok) outcomes.set(url, { error: found.error });
    else outcomes.set(url, found.value && { ...found.value, key: companyKey(found.value) });
  }
  return outcomes;
}

/** A company without its own page is identified by the name on the profile. */
function byName(person: NetworkPerson | null): FetchedCompany | null {
  if (!person?.companyName || person.companyNetworkUrl) return null;
  const unknown = { industry: null, employeeCount: null, website: null, summary: null, location: null };
  const name = person.companyName;
  return { key: companyKey({ networkUrl: null, name }), networkUrl: null, name, ...unknown };
}

/** Whether the response itself is the problem, so that retrying soon does not help. */
export const isMalformed = (error: Error): boolean =>
  error instanceof NetworkError && error.failure === "malformed";
