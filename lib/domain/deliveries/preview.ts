import type { Context } from "@/lib/context";
import type { DeliveryPreview, PreviewedDestination } from "@/lib/contracts/deliveries";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { samplePayload } from "@/lib/destinations/sample-payload";
import { parseConfig, parseNewConfig } from "@/lib/domain/destinations/parse-config";
import { requireDestination } from "@/lib/domain/destinations/read";
import { openSealed } from "@/lib/domain/destinations/sealed";
import { notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { buildPayloads } from "./payload";

/** The request a destination would receive for a signal of the workspace, or for the sample. Throws 404. */
export async function previewDelivery(
  ctx: Context,
  input: { destinationId: string; signalId?: string | undefined },
): Promise<DeliveryPreview> {
  const row = await requireDestination(ctx, input.destinationId);
  const payload = input.signalId === undefined ? sample(ctx) : await requirePayload(ctx, input.signalId);
  const { adapter, config } = parseConfig(ctx, row.type, openSealed(row, ctx.ports.keys).config);
  return adapter.preview(payload, config);
}

/** The request a destination type would receive for the sample, using its settings if they are given. */
export function previewDestination(ctx: Context, input: PreviewedDestination): DeliveryPreview {
  const { destinationType, config, keys } = input;
  const adapter = ctx.ports.destinations.adapterOf(destinationType);
  if (config === undefined) {
    const fresh = adapter.fresh && { ...adapter.fresh, ...(keys && { keys }) };
    return adapter.preview(sample(ctx), fresh ?? null);
  }
  return adapter.preview(sample(ctx), parseNewConfig(ctx, destinationType, config).config);
}

const sample = ({ clock, ports }: Context): WebhookPayload =>
  samplePayload({ signalId: newId(), appUrl: ports.appUrl, at: clock.now() });

async function requirePayload(ctx: Context, signalId: string): Promise<WebhookPayload> {
  const payload = (await buildPayloads(ctx, [signalId])).get(signalId);
  if (!payload) throw notFound("signal");
  return payload;
}
