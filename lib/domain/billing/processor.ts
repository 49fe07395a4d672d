/** Calls of the payment processor, with its failures in the product's terms. */

import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { PaymentError, type Payments } from "@/lib/payments/payments";
import type { Ports } from "@/lib/ports";

type WithPayments = { ports: Pick<Ports, "payments"> };

/** The payment processor. Throws 503 `not_configured` without one. */
export function requirePayments({ ports }: WithPayments): Payments {
  if (!ports.payments) throw new AppError("not_configured", "Payments are not configured here.");
  return ports.payments;
}

/** The payment processor, for someone who already pays. Throws 500 `payment_processor_failed` without one. */
export function reachPayments({ ports }: WithPayments): Payments {
  if (!ports.payments) throw processorFailed();
  return ports.payments;
}

/** Runs a call of the processor. Throws 500 `payment_processor_failed` if it fails. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ failure: error.failure, err: error }, "payment processor failed");
    throw processorFailed(error.failure === "rejected" ? refused : undefined);
  }
}

const refused = "The payment was refused. Check the payment method, then try again. Nothing was changed.";

const processorFailed = (
  message = "The payment processor did not respond. Nothing was changed. Try again later.",
) => new AppError("payment_processor_failed", message);
