import { packOf } from "@/db/packs";
import { insertEntries, insertGrant } from "@/db/queries/credits";
import { transaction } from "@/lib/context";
import type { AdminCustomerDetail, PackGrant } from "@/lib/contracts/admin-customers";
import { newId } from "@/lib/ids";
import { readCustomer } from "./customers";
import { recordOperatorAction } from "./operator";
import { type ActingOperator, contextIn, lockWorkspace } from "./workspace";

/**
 * Grants a workspace the credits of a pack, or any number of them. They do not expire, and are no purchase. Throws
 * 404.
 */
export async function giveCredits(
  operator: ActingOperator,
  { id: customerId, pack, credits: asked, reason }: { id: string } & PackGrant,
): Promise<AdminCustomerDetail> {
  return transaction(contextIn(operator, customerId), async (ctx) => {
    const { db } = ctx;
    await lockWorkspace(ctx);
    const credits = pack ? packOf(pack).credits : (asked ?? 0);
    const now = ctx.clock.now();
    const grantId = newId();
    const cause = `grant:${grantId}`;
    await insertGrant(db, { id: grantId, customerId, kind: "pack", cause, credits, expiresAt: null, now });
    const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
    await insertEntries(db, { customerId, now, entries: [entry] });
    await recordOperatorAction(operator, db, {
      customerId,
      action: "credits.granted",
      subjectId: grantId,
      detail: { credits, reason },
    });
    return readCustomer(ctx, { id: customerId });
  });
}
