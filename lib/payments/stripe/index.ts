/** The port of payments on Stripe's SDK. */
import type { Payments } from "../payments";
import { createCharges } from "./charges";
import { createPages } from "./checkouts";
import { connect, type StripeOptions } from "./client";
import { readEvent } from "./events";
import { createPlanPayments } from "./plan-payments";
import { createSubscriptions } from "./subscriptions";

export type { StripeOptions } from "./client";

/** Opens no connection. With an `apiUrl` it speaks to the local stand-in. */
export function createStripePayments(options: StripeOptions): Payments {
  const client = connect(options);
  return {
    isStandIn: options.apiUrl !== undefined,
    ...createPages(client),
    ...createSubscriptions(client),
    ...createCharges(client),
    ...createPlanPayments(client),
    readEvent: (rawBody, signature) => readEvent(client, options.webhookSecret, rawBody, signature),
  };
}
