import { policy } from "@/db/policy";
import type { SignalListFilters } from "@/db/signal-index/filter-values";
import { countListed, findShownSignals } from "@/db/signal-index/list";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { PreviewedRouting, RoutingPreview } from "@/lib/contracts/routing-preview";

/** How many of the matching signals are shown. */
const shown = 3;

/**
 * Counts the signals of the last days that these rules would have sent: each as it is now, at the age it had when it
 * was created, which is when it is routed. Tags that the workspace does not have match nothing, as in routing.
 */
export async function previewRouting(ctx: Context, { routing }: PreviewedRouting): Promise<RoutingPreview> {
  const { db, customerId } = ctx;
  const since = new Date(ctx.clock.now().getTime() - days(policy.routingPreviewDays));
  // The archive is a member's own, so it changes nothing about routing.
  const recent: SignalListFilters = { customerId, userId: "", view: "all", since };
  const matching = await findShownSignals(db, { ...recent, routing, limit: shown, offset: 0 });
  // Counted afterwards: a signal that arrives in between never makes the part larger than the whole.
  const all = await countListed(db, recent);
  return {
    days: policy.routingPreviewDays,
    signals: all,
    matching: matching.total,
    newest: matching.rows.map(({ id, type, strength, personName, companyName, ...row }) => ({
      ...{ id, type, strength, personName, companyName },
      engagedAt: row.occurredAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
