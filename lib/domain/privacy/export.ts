import { findPersonExport } from "@/db/queries/person-export";
import { findPersonIdentity } from "@/db/queries/person-identity";
import type { Context } from "@/lib/context";
import type { PersonExport } from "@/lib/contracts/privacy";
import { namingOf, requirePersonUrl } from "@/lib/domain/set-aside/address";
import { notFound } from "@/lib/errors";

/**
 * Everything the workspace stores about one person, under all their known URLs: at most 1,000 rows per table, with
 * totals. Throws 400 for a URL that is not a person's, 404 if nothing is stored.
 */
export async function exportPerson(ctx: Context, input: { networkUrl: string }): Promise<PersonExport> {
  const { db, customerId } = ctx;
  const url = await requirePersonUrl(ctx, input.networkUrl);
  const identity = await findPersonIdentity(db, { customerId, url });
  const found = await findPersonExport(db, { customerId, ...identity, ...namingOf(identity) });
  if (Object.values(found).every(({ total }) => total === 0)) throw notFound("person");
  return {
    networkUrl: url,
    addresses: identity.urls,
    names: identity.names,
    exportedAt: ctx.clock.now().toISOString(),
    profiles: inJson(found.profiles),
    companies: inJson(found.companies),
    lookups: inJson(found.lookups),
    sources: inJson(found.sources),
    engagements: inJson(found.engagements),
    posts: inJson(found.posts),
    signals: inJson(found.signals),
    tags: inJson(found.tags),
    feedback: inJson(found.feedback),
    rescues: inJson(found.rescues),
    comments: inJson(found.comments),
    archives: found.archives,
    deliveries: inJson(found.deliveries),
    attempts: inJson(found.attempts),
    reports: inJson(found.reports),
    activities: inJson(found.activities),
    suppressions: inJson(found.suppressions),
    auditEvents: inJson(found.auditEvents),
    mentions: found.mentions,
  };
}

type InJson<T> = { [K in keyof T]: Date extends T[K] ? string | Exclude<T[K], Date> : T[K] };

/** Rows as JSON, with ISO timestamps. The contract drops any field it does not name. */
function inJson<T extends object>({ total, rows }: { total: number; rows: T[] }) {
  return {
    total,
    rows: rows.map((row) => {
      const entries = Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString() : value,
      ]);
      return Object.fromEntries(entries) as InJson<T>;
    }),
  };
}
