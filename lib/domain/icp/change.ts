import { findPlan, type IcpProfile as IcpRow, lockDefaultIcp, updateIcp } from "@/db/queries/customers";
import { type Context, transaction } from "@/lib/context";
import { type IcpChange, IcpFields, type IcpProfile } from "@/lib/contracts/icp";
import { differences } from "@/lib/domain/audit/differences";
import { recordChange } from "@/lib/domain/audit/record";
import { requireVersion } from "@/lib/domain/version";
import { AppError } from "@/lib/errors";
import { noIcp, presentIcp, versionedIcp } from "./present";
import { recordIcpActivity } from "./record-activity";
import { requireRange } from "./require-range";

const changeable = ["name", ...IcpFields.keyof().options] as const;

/**
 * Changes the given fields; `detail` says in the audit log what led to it. Throws `NoIcp`, 400 if the employee range
 * would be empty, and 409 `version_conflict` if someone else has changed it since the given version.
 */
export async function changeIcp(
  ctx: Context,
  { version, ...change }: IcpChange,
  detail?: Record<string, unknown>,
): Promise<IcpProfile> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    const icp = await lockEditableIcp(ctx);
    requireVersion(version, versionedIcp(icp), "the ideal customer profile");
    requireRange({ ...icp, ...change });
    const now = ctx.clock.now();
    const changed = await updateIcp(db, { customerId, icpId: icp.id, set: change, now });
    const changes = differences(pickFields(icp), pickFields(changed));
    await recordChange(ctx, { action: "icp.updated", subjectId: icp.id, changes, ...(detail && { detail }) });
    await recordIcpActivity(ctx, { what: "changed", changes });
    return presentIcp(changed);
  });
}

const pickFields = (icp: IcpRow) => Object.fromEntries(changeable.map((name) => [name, icp[name]]));

/** Locks and returns the default ICP if the plan allows editing it. Throws `NoIcp` or `forbidden`. */
export async function lockEditableIcp(ctx: Context): Promise<IcpRow> {
  const { db, customerId } = ctx;
  const plan = await findPlan(db, { customerId });
  if (plan?.icpEditing === false) {
    throw new AppError(
      "forbidden",
      `The ${plan.name} plan doesn't include editing the ideal customer profile.`,
    );
  }
  const icp = await lockDefaultIcp(db, { customerId });
  if (!icp) throw noIcp();
  return icp;
}
