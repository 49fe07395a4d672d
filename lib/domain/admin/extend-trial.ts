import { insertEntries, insertGrant } from "@/db/queries/credits";
import { transaction } from "@/lib/context";
import type { AdminCustomerDetail, TrialExtension } from "@/lib/contracts/admin-customers";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { readCustomer } from "./customers";
import { recordOperatorAction } from "./operator";
import { type ActingOperator, contextIn, lockWorkspace } from "./workspace";

/**
 * Adds credits that do not expire to a trial's allotment, so that the trial goes on. Throws 404, and 409
 * `plan_unavailable` on any other plan.
 */
export async function extendTrial(
  operator: ActingOperator,
  { id: customerId, credits, reason }: { id: string } & TrialExtension,
): Promise<AdminCustomerDetail> {
  return transaction(contextIn(operator, customerId), async (ctx) => {
    const { db } = ctx;
    const { planSlug } = await lockWorkspace(ctx);
    if (planSlug !== "trial") {
      throw new AppError("plan_unavailable", "Only a trial can be extended. Grant a pack instead.");
    }
    const now = ctx.clock.now();
    const extensionId = newId();
    const cause = `trial_extension:${extensionId}`;
    const grant = { id: extensionId, kind: "allotment", cause, credits, expiresAt: null } as const;
    await insertGrant(db, { ...grant, customerId, now });
    const entry = { id: newId(), kind: "grant", amount: credits, burned: 0, bundle: null, cause } as const;
    await insertEntries(db, { customerId, now, entries: [entry] });
    await recordOperatorAction(operator, db, {
      customerId,
      action: "trial.extended",
      subjectId: extensionId,
      detail: { credits, reason },
    });
    return readCustomer(ctx, { id: customerId });
  });
}
