import { findRejections, findRescues } from "@/db/queries/rejections";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { RejectionQuery } from "@/lib/contracts/rejections";
import { groupBy } from "@/lib/group-by";
import { presentRejection } from "./present";

/**
 * Engagements that did not become signals, newest first or nearest to the threshold first, with what members said
 * about them. They are kept as long as the plan's history.
 */
export async function listRejections(ctx: Context, query: RejectionQuery) {
  const { db, customerId, clock } = ctx;
  const { gate, source, sort, limit, offset } = query;
  const { rows, total } = await findRejections(db, {
    customerId,
    gate,
    sourceId: source,
    since: query.days === undefined ? undefined : new Date(clock.now().getTime() - days(query.days)),
    search: query.search || undefined,
    sort,
    limit,
    offset,
  });
  const said = await findRescues(db, { customerId, engagementIds: rows.map((row) => row.engagement.id) });
  const rescues = groupBy(said, ({ engagementId }) => engagementId);
  const data = rows.map((row) => presentRejection(row, rescues.get(row.engagement.id) ?? []));
  return { data, total, limit, offset };
}
