import { pick } from "@/db/pick";
import { type Activity, findActivities } from "@/db/queries/activities";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { ActivityItem, ActivityQuery } from "@/lib/contracts/activity";
import { findActivityLinks } from "./links";

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
  const linksOf = await findActivityLinks(ctx, rows);
  const data = rows.map((row): ActivityItem => ({ ...presentActivity(row), ...linksOf(row) }));
  return { data, total, limit, offset };
}

/** Leaves out `cause`, which names runs and other jobs. */
const presentActivity = (activity: Activity) => ({
  id: activity.id,
  at: activity.createdAt.toISOString(),
  ...pick(activity, "category", "title", "detail", "sourceId", "signalId"),
});
