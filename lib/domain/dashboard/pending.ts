import { pick } from "@/db/pick";
import { findActiveSources, type SourceRow } from "@/db/queries/sources";
import { countPendingInvites } from "@/db/queries/team";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { DashboardPending } from "@/lib/contracts/dashboard";
import { findWait } from "@/lib/domain/credits/spending-limits";
import { findProposals } from "@/lib/domain/icp/proposals/find";
import { settings } from "@/lib/domain/settings";
import { networkIdOf } from "@/lib/domain/sources/present";
import { AppError } from "@/lib/errors";

type UnreadSource = DashboardPending["sources"]["data"][number];

/** Sources are read every six hours; eight failed runs are no accident. In milliseconds. */
const unreadMs = days(2);
/** More sources than any plan allows; of those that cannot be read, so many are named. */
const mostSources = 1_000;
const named = 5;

/** What waits on someone, besides destinations and what credits or the plan have stopped. */
export async function readPending(ctx: Context): Promise<DashboardPending> {
  const { db, customerId, clock } = ctx;
  const [proposals, invites, unread] = await Promise.all([
    countProposals(ctx),
    countPendingInvites(db, { customerId, now: clock.now() }),
    findUnreadSources(ctx),
  ]);
  return { proposals, invites, sources: { total: unread.length, data: unread.slice(0, named) } };
}

async function countProposals(ctx: Context): Promise<number> {
  try {
    return (await findProposals(ctx)).proposals.length;
  } catch (error) {
    if (error instanceof AppError && error.code === "NoIcp") return 0;
    throw error;
  }
}

/** While the whole search waits for credits or money, no source is read, and nothing is wrong with any. */
async function findUnreadSources(ctx: Context): Promise<UnreadSource[]> {
  const { db, customerId, clock } = ctx;
  const [active, wait] = await Promise.all([
    findActiveSources(db, { customerId, limit: mostSources }),
    findWait(ctx, settings.leastCredits.discovery, { stage: "discovery" }),
  ]);
  const unreadSince = clock.now().getTime() - unreadMs;
  const isLate = (source: SourceRow) =>
    wait === null && (source.lastDiscoveryAt ?? source.createdAt).getTime() < unreadSince;
  return active.flatMap((source) => {
    const isForeign = networkIdOf(source, ctx.ports.network.networks) === null;
    if (!isForeign && !isLate(source)) return [];
    return {
      ...pick(source, "id", "displayName"),
      reason: isForeign ? ("network" as const) : ("not_read" as const),
      lastDiscoveryAt: source.lastDiscoveryAt?.toISOString() ?? null,
    };
  });
}
