import { updateIcp } from "@/db/queries/customers";
import { type Context, transaction } from "@/lib/context";
import type { IcpProfile } from "@/lib/contracts/icp";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { lockEditableIcp } from "./change";
import { fieldsOf, presentIcp, readDraft } from "./present";
import { recordIcpActivity } from "./record-activity";

/** Restores the draft from onboarding; the ICP keeps its id. Throws `NoIcp` or `NoDraft`. */
export async function resetIcp(ctx: Context): Promise<IcpProfile> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const icp = await lockEditableIcp(ctx);
    const draft = readDraft(icp);
    if (!draft) throw new AppError("NoDraft", "There is no onboarding draft to restore.");
    const restored = await updateIcp(db, { customerId, icpId: icp.id, set: draft, now: ctx.clock.now() });
    const changes = differences(fieldsOf(icp), draft);
    const valuesOf = (side: "before" | "after") =>
      Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]));
    const detail = { before: valuesOf("before"), after: valuesOf("after") };
    await recordAudit(ctx, { action: "icp.reset", subjectId: icp.id, changes, detail });
    await recordIcpActivity(ctx, { what: "reset", changes });
    return presentIcp(restored);
  });
}
