import { type ActivationRow, findDestinationActivations } from "@/db/queries/activations";
import { type DestinationRow, findDestination, findDestinations } from "@/db/queries/destinations";
import type { ActivationStatus } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { Activation } from "@/lib/contracts/deliveries";
import type { Destination } from "@/lib/contracts/destinations";
import type { Paging } from "@/lib/contracts/operation";
import { notFound } from "@/lib/errors";
import { presentDestination } from "./present";

export async function listDestinations(ctx: Context) {
  const rows = await findDestinations(ctx.db, { customerId: ctx.customerId });
  return {
    data: rows.map((row) => presentDestination(ctx, row)),
    total: rows.length,
    limit: rows.length,
    offset: 0,
  };
}

/** A destination of the workspace. Throws 404, also if it was deleted. */
export async function requireDestination(ctx: Context, destinationId: string): Promise<DestinationRow> {
  const row = await findDestination(ctx.db, { customerId: ctx.customerId, destinationId });
  if (!row) throw notFound("destination");
  return row;
}

/** A destination as shown to users. Throws 404. */
export const readDestination = async (ctx: Context, input: { destinationId: string }): Promise<Destination> =>
  presentDestination(ctx, await requireDestination(ctx, input.destinationId));

/** A destination's activations, optionally filtered by status, with their signal and latest attempts, newest first. */
export async function listDeliveries(
  ctx: Context,
  input: Paging & { destinationId: string; status?: ActivationStatus[] | undefined },
) {
  await requireDestination(ctx, input.destinationId);
  const { rows, total } = await findDestinationActivations(ctx.db, { customerId: ctx.customerId, ...input });
  return { data: rows.map(presentActivation), total, limit: input.limit, offset: input.offset };
}

function presentActivation({ activation, signal, attempts }: ActivationRow): Activation {
  return {
    activationId: activation.id,
    status: activation.status,
    trigger: activation.trigger,
    attempts: attempts.map(({ createdAt, nextAttemptAt, ...attempt }) => ({
      ...attempt,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      at: createdAt.toISOString(),
    })),
    nextAttemptAt: nextAttemptOf(activation),
    deliveredAt: activation.deliveredAt?.toISOString() ?? null,
    createdAt: activation.createdAt.toISOString(),
    signal,
  };
}

/** When it is attempted next. While an activation is being sent, the stored time is when its claim lapses. */
export const nextAttemptOf = ({
  status,
  nextAttemptAt,
}: Pick<ActivationRow["activation"], "status" | "nextAttemptAt">): string | null =>
  status === "delivering" ? null : (nextAttemptAt?.toISOString() ?? null);
