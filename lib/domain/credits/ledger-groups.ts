import {
  findLedgerGroupJobs,
  findLedgerGroups,
  type LedgerGroupRow,
  type LedgerJobRow,
} from "@/db/queries/ledger-groups";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type {
  LedgerGroup,
  LedgerGroupEntriesQuery,
  LedgerGroupEntry,
  LedgerGroupsQuery,
} from "@/lib/contracts/ledger-groups";
import { settings } from "@/lib/domain/settings";
import { notFound } from "@/lib/errors";
import { startOfUtcDay } from "@/lib/utc-day";
import { readCause } from "./ledger";

/**
 * The ledger of the last `days` UTC days, grouped by run and cause. Every page of one list is read as of the same time,
 * so that work in progress moves no group from one page to another.
 */
export async function listLedgerGroups(ctx: Context, query: LedgerGroupsQuery) {
  const { limit, offset } = query;
  const asOf = query.asOf ? new Date(query.asOf) : ctx.clock.now();
  const from = new Date(startOfUtcDay(asOf).getTime() - days(query.days - 1));
  const { customerId } = ctx;
  const { rows, total } = await findLedgerGroups(ctx.db, { customerId, from, asOf, limit, offset });
  return { data: rows.map(presentGroup), total, limit, offset, asOf: asOf.toISOString() };
}

/** The jobs and grants of a group, newest first. Throws 404 without any. */
export async function listLedgerGroupEntries(
  ctx: Context,
  { id: groupId, limit, offset, asOf }: LedgerGroupEntriesQuery & { id: string },
) {
  const from = new Date(groupId.slice(-"2026-01-01".length));
  if (Number.isNaN(from.getTime())) throw notFound("group");
  const { rows, total } = await findLedgerGroupJobs(ctx.db, {
    ...{ customerId: ctx.customerId, groupId, limit, offset, from },
    until: new Date(from.getTime() + days(1)),
    asOf: asOf ? new Date(asOf) : ctx.clock.now(),
  });
  if (total === 0) throw notFound("group");
  return { data: rows.map(presentEntry), total, limit, offset };
}

function presentGroup({ type, jobs, kept, ...row }: LedgerGroupRow): LedgerGroup {
  return { ...row, cause: type, count: countOf({ type, kept, ...row }), entries: jobs };
}

/** Posts and engagements are paid for together, people one by one. */
function countOf({ type, kept, burned, held }: Omit<LedgerGroupRow, "jobs">): number | null {
  if (type === "discovery") return (burned + held) / settings.price.post;
  if (type === "harvest") return (burned + held) / settings.price.engagement;
  return type === "qualification" ? kept : null;
}

const presentEntry = ({ cause, ...row }: LedgerJobRow): LedgerGroupEntry => ({
  ...row,
  cause: readCause(cause),
});
