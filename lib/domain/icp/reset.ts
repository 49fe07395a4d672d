import { updateIcp } from "@/db/queries/customers";
import { type Context, transaction } from "@/lib/context";
import { IcpFields, type IcpProfile } from "@/lib/contracts/icp";
import { recordAudit } from "@/lib/domain/audit/record";
import { AppError } from "@/lib/errors";
import { lockEditableIcp } from "./change";
import { fieldsOf, presentIcp, readDraft } from "./present";

/** Restores what onboarding proposed; the profile keeps who it is. Throws `NoIcp` or `NoDraft`. */
export async function resetIcp(ctx: Context): Promise<IcpProfile> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const icp = await lockEditableIcp(ctx);
    const draft = readDraft(icp);
    if (!draft) throw new AppError("NoDraft", "There is no draft of the onboarding to go back to.");
    const restored = await updateIcp(db, { customerId, icpId: icp.id, set: draft, now: ctx.clock.now() });
    const detail = diff(fieldsOf(icp), draft);
    await recordAudit(ctx, { action: "icp.reset", subjectId: icp.id, detail });
    return presentIcp(restored);
  });
}

/** The fields that differ, as they were and as they are. */
function diff(before: IcpFields, after: IcpFields) {
  const changed = IcpFields.keyof().options.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: IcpFields) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}
