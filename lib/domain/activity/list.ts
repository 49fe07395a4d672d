import { pick } from "@/db/pick";
import { type Activity, findActivities } from "@/db/queries/activities";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { ActivityItem, ActivityQuery } from "@/lib/contracts/activity";

/** The workspace's activity over the last `days` × 24 hours, with the contract's filters applied. */
export async function listActivity(ctx: Context, query: ActivityQuery) {
  const { category, source, limit, offset } = query;
  const { rows, total } = await findActivities(ctx.db, {
    customerId: ctx.customerId,
    category,
    sourceId: source,
    since: new Date(ctx.clock.now().getTime() - days(query.days)),
    limit,
    offset,
  });
  return { data: rows.map(presentActivity), total, limit, offset };
}

/** Leaves out `cause`, which names runs and other jobs. */
const presentActivity = (activity: Activity): ActivityItem => ({
  id: activity.id,
  at: activity.createdAt.toISOString(),
  ...pick(activity, "category", "title", "detail", "sourceId", "signalId"),
});
