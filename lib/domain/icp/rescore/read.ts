import { policy } from "@/db/policy";
import { findDefaultIcp, type IcpProfile as IcpRow } from "@/db/queries/customers";
import { findLatestRescore, hasSignalsBetween, type Rescore } from "@/db/queries/rescores";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { IcpRescore } from "@/lib/contracts/icp-rescore";
import { noIcp } from "@/lib/domain/icp/present";
import { presentRescore } from "./present";

/** How far the latest run has got, and whether recent signals show the score of an earlier ICP. Throws `NoIcp`. */
export async function readRescore(ctx: Context): Promise<IcpRescore> {
  const { db, customerId } = ctx;
  const [icp, latest] = await Promise.all([
    findDefaultIcp(db, { customerId }),
    findLatestRescore(db, { customerId }),
  ]);
  if (!icp) throw noIcp();
  return presentRescore(latest, { isDue: await isDue(ctx, icp, latest) });
}

async function isDue(
  { db, customerId, clock }: Context,
  icp: IcpRow,
  latest: Rescore | null,
): Promise<boolean> {
  if (latest?.status === "running") return false;
  // It may have applied the ICP to some signals only.
  if (latest?.status === "failed") return true;
  const isApplied = latest?.icpUpdatedAt.getTime() === icp.updatedAt.getTime();
  if (isApplied) return false;
  const since = new Date(clock.now().getTime() - days(policy.whatIfDays));
  return hasSignalsBetween(db, { customerId, since, until: icp.updatedAt });
}
