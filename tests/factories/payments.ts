/** The real adapter of payments against a fresh stand-in of the processor. */
import type { Clock } from "@/lib/clock";
import type { Payments } from "@/lib/payments/payments";
import { createStripePayments } from "@/lib/payments/stripe";
import { createStandIn, type StandIn } from "@/packages/payments-stand-in/stand-in";

export const testKey = "sk_test_standin_of_tests";
export const testWebhookSecret = "whsec_of_tests";

export interface PaymentsScene {
  payments: Payments;
  standIn: StandIn;
  /**
   * Gives the events since the last call to a receiver, oldest first unless told otherwise, and returns their types.
   * The signatures are of the real time, whatever the clock says.
   */
  deliver(
    receive: (rawBody: string, signature: string) => Promise<unknown>,
    order?: "sent" | "reversed",
  ): Promise<string[]>;
}

/** Runs a test against its own stand-in, which is closed afterwards. */
export async function withPayments<T>(
  run: (scene: PaymentsScene) => Promise<T>,
  { clock, timeoutMs }: { clock?: Clock; timeoutMs?: number } = {},
): Promise<T> {
  const standIn = await createStandIn({
    secretKey: testKey,
    webhookSecret: testWebhookSecret,
    ...(clock && { clock }),
  });
  const payments = createStripePayments({
    secretKey: testKey,
    webhookSecret: testWebhookSecret,
    apiUrl: standIn.url,
    ...(timeoutMs && { timeoutMs }),
  });
  try {
    return await run({
      payments,
      standIn,
      async deliver(receive, order = "sent") {
        const events = standIn.takeEvents();
        if (order === "reversed") events.reverse();
        for (const { rawBody, signature } of events) await receive(rawBody, signature);
        return events.map(({ type }) => type);
      },
    });
  } finally {
    await standIn.close();
  }
}
