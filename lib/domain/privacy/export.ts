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
  const { urls: addresses, names } = identity;
  const exportedAt = ctx.clock.now().toISOString();
  return { networkUrl: url, addresses, names, exportedAt, ...inJson(found) };
}

type InJson<T> = T extends Date ? string : T extends object ? { [K in keyof T]: InJson<T[K]> } : T;

/** Rows as JSON, with ISO timestamps. The contract drops any field it does not name. */
const inJson = <T>(value: T): InJson<T> => JSON.parse(JSON.stringify(value));
