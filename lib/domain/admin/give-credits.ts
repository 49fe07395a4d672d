import { packOf } from "@/db/packs";
import { transaction } from "@/lib/context";
import type { AdminCustomerDetail, PackGrant } from "@/lib/contracts/admin-customers";
import { grantPack } from "@/lib/domain/credits/packs";
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
    const grantId = newId();
    await grantPack(ctx, { cause: `grant:${grantId}`, credits });
    await recordOperatorAction(operator, db, {
      customerId,
      action: "credits.granted",
      subjectId: grantId,
      detail: { credits, reason },
    });
    return readCustomer(ctx, { id: customerId });
  });
}
