import { findCustomer } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import type { LedgerQuery } from "@/lib/contracts/plan";
import { listLedger } from "@/lib/domain/credits/ledger";
import { notFound } from "@/lib/errors";

/** A workspace's ledger exactly as its own members see it, which names no person. Throws 404. */
export async function listCustomerLedger(
  ctx: Pick<Context, "db" | "clock">,
  { id: customerId, ...query }: { id: string } & LedgerQuery,
) {
  if (!(await findCustomer(ctx.db, { customerId }))) throw notFound("workspace");
  return listLedger({ ...ctx, customerId }, query);
}
