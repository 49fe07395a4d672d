import { findDestinationActivationsAfter } from "@/db/queries/activations";
import type { Context } from "@/lib/context";
import type { DeliveryExportQuery } from "@/lib/contracts/deliveries";
import type { Columns } from "@/lib/domain/exports/csv";
import { type Download, startDownload } from "@/lib/domain/exports/download";
import { partsAfter } from "@/lib/domain/exports/parts";
import { nextAttemptOf, requireDestination } from "./read";

type Row = Awaited<ReturnType<typeof findDestinationActivationsAfter>>[number];

const columns: Columns<Row> = {
  id: ({ activation }) => activation.id,
  created_at: ({ activation }) => activation.createdAt.toISOString(),
  status: ({ activation }) => activation.status,
  trigger: ({ activation }) => activation.trigger,
  signal_id: ({ signal }) => signal.id,
  signal_type: ({ signal }) => signal.type,
  strength: ({ signal }) => signal.strength,
  person: ({ signal }) => signal.personName,
  company: ({ signal }) => signal.companyName,
  attempts: ({ activation }) => activation.attempts,
  last_status: ({ activation }) => activation.lastStatus,
  last_error: ({ activation }) => activation.lastError,
  next_attempt_at: ({ activation }) => nextAttemptOf(activation),
  delivered_at: ({ activation }) => activation.deliveredAt?.toISOString() ?? null,
};

/** A destination's deliveries, optionally in some states, newest first. Throws 404. */
export async function exportDeliveries(
  ctx: Context,
  { destinationId, ...query }: DeliveryExportQuery & { destinationId: string },
): Promise<Download> {
  const { name } = await requireDestination(ctx, destinationId);
  const { db, customerId } = ctx;
  const parts = partsAfter<Row>(
    (part) => findDestinationActivationsAfter(db, { customerId, destinationId, ...query, ...part }),
    ({ activation }) => activation,
  );
  const subject = { id: destinationId, name };
  return startDownload(ctx, { list: "deliveries", subject, query, columns, parts });
}
