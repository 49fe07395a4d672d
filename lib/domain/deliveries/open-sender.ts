import type { Claimed } from "@/db/queries/activations";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { Delivery, Destination, Receipt } from "@/lib/destinations/destination";
import { openSealed } from "@/lib/domain/destinations/sealed";
import { log } from "@/lib/log";
import { validationError } from "@/lib/validation-error";
import { isInDoubt } from "./outcome";
import type { Outgoing } from "./payload";

/** What was claimed, and what is to be sent for it; undefined where the signal could not be read. */
export interface Order {
  activation: Claimed;
  outgoing: Outgoing | undefined;
}

/** Sends these in one request where the kind takes several, and answers a receipt for each, in their order. */
export type Send = (destination: DestinationRow, orders: Order[]) => Promise<Receipt[]>;

/** A sender that opens the destination's settings once, and anew where they were changed since. */
export function openSender(ctx: Context, adapter: Destination): Send {
  let opened: Opened | undefined;
  return async (destination, orders) => {
    try {
      if (opened === undefined || !isOf(opened, destination)) opened = open(ctx, destination, adapter);
      const { config, secret } = opened;
      const at = ctx.clock.now();
      const deliveries = orders.map(({ activation, outgoing }): Delivery<unknown> => {
        if (!outgoing) throw new Error(`Signal ${activation.signalId} has no payload`);
        const { payload } = outgoing;
        return { config, secret, payload, at, mayHaveArrived: isInDoubt(activation) };
      });
      const receipts = adapter.deliverTogether
        ? await adapter.deliverTogether(deliveries)
        : await Promise.all(deliveries.map((delivery) => adapter.deliver(delivery)));
      if (receipts.length !== orders.length) {
        throw new Error(`${receipts.length} receipts for ${orders.length} deliveries`);
      }
      return receipts;
    } catch (error) {
      if (error instanceof SettingsRefused) return orders.map(() => notSent(destination, error.message));
      log.error({ destinationId: destination.id, err: error }, "a delivery failed on our side");
      return orders.map(() => notSent(destination, "The delivery failed on our side. It is tried again."));
    }
  };
}

type Sealed = Pick<DestinationRow, "configEncrypted" | "secretEncrypted">;
type Opened = Sealed & { config: unknown; secret: string | null };

const isOf = (opened: Sealed, { configEncrypted, secretEncrypted }: Sealed): boolean =>
  opened.configEncrypted === configEncrypted && opened.secretEncrypted === secretEncrypted;

/** Settings that were accepted once and are no longer: the customer is told, and can mend them. */
class SettingsRefused extends Error {}

/** The settings as the adapter reads them. Throws `SettingsRefused` under a stricter rule, and where no key opens them. */
function open(ctx: Context, destination: DestinationRow, adapter: Destination): Opened {
  const { configEncrypted, secretEncrypted } = destination;
  const { config, secret } = openSealed(destination, ctx.ports.keys);
  const parsed = adapter.config.safeParse(config);
  if (parsed.success) return { configEncrypted, secretEncrypted, config: parsed.data, secret };
  const { message } = validationError(parsed.error);
  throw new SettingsRefused(`Its settings are no longer accepted; change them to send again. ${message}`);
}

/** Where nothing was sent it is tried again by the schedule, and nothing else of the batch is kept waiting. */
const notSent = (destination: DestinationRow, error: string): Receipt => ({
  verdict: "retry",
  status: null,
  durationMs: 0,
  request: { method: "", host: destination.configSummary, headers: {} },
  responseExcerpt: null,
  error,
  retryAfterSeconds: null,
});
