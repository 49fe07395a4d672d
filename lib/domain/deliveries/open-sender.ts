import type { Claimed } from "@/db/queries/activations";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import { DecryptionError } from "@/lib/crypto";
import type { Delivery, Destination, Receipt } from "@/lib/destinations/destination";
import { hasPreviousSecret, openPreviousSecret, openSealed } from "@/lib/domain/destinations/sealed";
import { log } from "@/lib/log";
import { inSpan, telemetry } from "@/lib/telemetry/telemetry";
import { validationError } from "@/lib/validation-error";
import { isInDoubt } from "./activation-update";
import type { Outgoing } from "./payload";

/** A claimed activation and what to send for it; undefined if the signal could not be read. */
export interface OutgoingDelivery {
  activation: Claimed;
  outgoing: Outgoing | undefined;
}

/** Sends deliveries, in one request if the destination type supports it, and returns a receipt for each, in order. */
export type Send = (destination: DestinationRow, deliveries: OutgoingDelivery[]) => Promise<Receipt[]>;

/** A sender that decrypts the destination's settings once, and again after they change. */
export function openSender(ctx: Context, adapter: Destination): Send {
  let opened: Opened | undefined;
  return async (destination, deliveries) => {
    try {
      if (opened === undefined || !isOf(opened, destination)) opened = open(ctx, destination, adapter);
      const { config, secret } = opened;
      const at = ctx.clock.now();
      const previousSecret = hasPreviousSecret(destination, at) ? opened.previousSecret : null;
      const requests = deliveries.map(({ activation, outgoing }): Delivery<unknown> => {
        if (!outgoing) throw new Error(`Signal ${activation.signalId} has no payload`);
        const { payload } = outgoing;
        const { revision } = activation;
        return {
          config,
          secret,
          previousSecret,
          payload,
          revision,
          at,
          mayHaveArrived: isInDoubt(activation),
        };
      });
      const { deliverTogether } = adapter;
      const receipts = deliverTogether
        ? await traced(destination, () => deliverTogether(requests))
        : (
            await Promise.all(
              requests.map((delivery) => traced(destination, async () => [await adapter.deliver(delivery)])),
            )
          ).flat();
      if (receipts.length !== deliveries.length) {
        throw new Error(`${receipts.length} receipts for ${deliveries.length} deliveries`);
      }
      return receipts;
    } catch (error) {
      if (error instanceof SettingsRefused) return deliveries.map(() => notSent(destination, error.message));
      const facts = { customerId: destination.customerId, destinationId: destination.id, err: error };
      if (error instanceof DecryptionError) {
        log.error({ ...facts, alarm: "secret_unreadable" }, "deliveries wait: no key decrypts the settings");
        return deliveries.map(() => ours(destination, "postpone"));
      }
      log.error({ ...facts, alarm: "delivery_failed_here" }, "delivery failed on our side");
      return deliveries.map(() => ours(destination, "retry"));
    }
  };
}

/** One request to the destination, with its outcomes counted. */
const traced = ({ type }: DestinationRow, deliver: () => Promise<Receipt[]>): Promise<Receipt[]> =>
  inSpan("delivery attempt", { kind: "client", attributes: { "destination.type": type } }, async (note) => {
    const receipts = await deliver();
    for (const { verdict } of receipts) {
      telemetry()?.add("signal.deliveries", 1, { outcome: verdict, kind: type });
    }
    const outcome = receipts[0]?.verdict ?? "none";
    note({ outcome, signals: receipts.length, ...(outcome !== "delivered" && { "error.type": outcome }) });
    return receipts;
  });

type Sealed = Pick<DestinationRow, "configEncrypted" | "secretEncrypted" | "previousSecretEncrypted">;
type Opened = Sealed & { config: unknown; secret: string | null; previousSecret: string | null };

const isOf = (opened: Sealed, current: Sealed): boolean =>
  opened.configEncrypted === current.configEncrypted &&
  opened.secretEncrypted === current.secretEncrypted &&
  opened.previousSecretEncrypted === current.previousSecretEncrypted;

/** Settings that were valid once and no longer are. The customer sees the error and can fix them. */
class SettingsRefused extends Error {}

/**
 * The settings as the adapter reads them. Throws `SettingsRefused` if a stricter rule rejects them, and
 * `DecryptionError` if no key decrypts them.
 */
function open(ctx: Context, destination: DestinationRow, adapter: Destination): Opened {
  const { configEncrypted, secretEncrypted, previousSecretEncrypted } = destination;
  const { config, secret } = openSealed(destination, ctx.ports.keys);
  const previousSecret = openPreviousSecret(destination, ctx.ports.keys);
  const parsed = adapter.config.safeParse(config);
  if (parsed.success) {
    const sealed = { configEncrypted, secretEncrypted, previousSecretEncrypted };
    return { ...sealed, config: parsed.data, secret, previousSecret };
  }
  const { message } = validationError(parsed.error);
  throw new SettingsRefused(`Its settings are no longer valid. Update them to resume deliveries. ${message}`);
}

/** A receipt for a delivery that was not sent because of us. All of them wait if the cause is the same for all. */
const ours = (destination: DestinationRow, verdict: "postpone" | "retry"): Receipt => ({
  ...notSent(destination, "The delivery failed on our side. We'll retry it."),
  verdict,
  isOurFault: true,
});

/** A receipt for a delivery that was not sent: it is retried on schedule and does not delay the rest of the batch. */
const notSent = (destination: DestinationRow, error: string): Receipt => ({
  verdict: "retry",
  status: null,
  durationMs: 0,
  request: { method: "", host: destination.configSummary, headers: {} },
  responseExcerpt: null,
  error,
  retryAfterSeconds: null,
});
