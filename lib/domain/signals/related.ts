import { findSignals } from "@/db/queries/signals";
import { findSignalPage } from "@/db/signal-index/list";
import type { Context } from "@/lib/context";
import type { Paging } from "@/lib/contracts/operation";
import { settings } from "@/lib/domain/settings";
import { notFound } from "@/lib/errors";
import { presentSignals } from "./list";

/** A page of the other signals of its company in the last 30 days, including archived ones. Throws 404. */
export async function listRelatedSignals(ctx: Context, userId: string, input: Paging & { signalId: string }) {
  const { db, customerId } = ctx;
  const { signalId, limit, offset } = input;
  const [signal] = await findSignals(db, { customerId, ids: [signalId] });
  if (!signal) throw notFound("signal");
  if (!signal.companyKey) return { data: [], total: 0, limit, offset };
  const { rows, total } = await findSignalPage(db, {
    customerId,
    userId,
    view: "all",
    company: signal.companyKey,
    since: new Date(ctx.clock.now().getTime() - settings.delivery.relatedWindowMs),
    except: signalId,
    limit,
    offset,
  });
  return { data: await presentSignals(ctx, userId, rows), total, limit, offset };
}
