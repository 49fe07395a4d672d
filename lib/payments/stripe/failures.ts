import type { z } from "zod";
import { PaymentError, type PaymentFailure } from "../payments";

/** The parts of the SDK's errors that we read. Their messages can contain parts of keys and addresses. */
interface SdkError {
  type?: string;
  code?: string;
  decline_code?: string;
  statusCode?: number;
  requestId?: string;
  payment_intent?: unknown;
}

/** The error as the SDK describes it. */
export const describeSdkError = (error: unknown): SdkError =>
  error !== null && typeof error === "object" ? error : {};

/** The port's error for anything that the SDK throws. Its message names codes only. */
export function toPaymentError(call: string, error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { type, code, decline_code: decline, statusCode, requestId } = describeSdkError(error);
  const facts = [type, statusCode, code, decline, requestId].filter((one) => one !== undefined);
  return new PaymentError(failureOf({ type, code, statusCode }), `${call} failed: ${facts.join(" ")}`);
}

export const unreadable = (call: string, { issues }: z.ZodError): PaymentError =>
  new PaymentError("unavailable", `${call} failed: cannot read ${issues[0]?.path.join(".") ?? "the answer"}`);

/** A refused key, a lost connection and a fault of the processor may pass; a refusal of the request does not. */
function failureOf({ type, code, statusCode }: SdkError): PaymentFailure {
  if (code === "resource_missing" || statusCode === 404) return "gone";
  if (type === "StripeCardError" || statusCode === 402) return "rejected";
  if (type === "StripeIdempotencyError" || type === "StripeInvalidRequestError") return "rejected";
  return "unavailable";
}

/** Null for what the processor does not know. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PaymentError && error.failure === "gone") return null;
    throw error;
  }
}
