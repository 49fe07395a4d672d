import { updateIcp } from "@/db/queries/customers";
import { type Context, transaction } from "@/lib/context";
import { IcpFields, type IcpProfile } from "@/lib/contracts/icp";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { lockEditableIcp } from "./change";
import { changedFields } from "./changed-fields";
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
    const before = fieldsOf(icp);
    const fields = changedFields(IcpFields.keyof().options, before, draft);
    const pick = (from: IcpFields) => Object.fromEntries(fields.map((name) => [name, from[name]]));
    const detail = { before: pick(before), after: pick(draft) };
    const changes = differences(before, draft);
    await recordAudit(ctx, { action: "icp.reset", subjectId: icp.id, changes, detail });
    await recordIcpActivity(ctx, { what: "reset", fields });
    return presentIcp(restored);
  });
}
