/** Which payment processor the settings choose, and what must not be set. */
import type { Payments } from "./payments";
import { createStripePayments } from "./stripe";

interface PaymentEnvironment {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  PAYMENTS_API_URL?: string | undefined;
  EMBEDDED: boolean;
}

/** Keys that only the local stand-in takes begin with this. */
export const standInKeyPrefix = "sk_test_standin_";

/** What is wrong with the settings, by name. */
export function findPaymentProblems(env: PaymentEnvironment): { name: string; message: string }[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, PAYMENTS_API_URL: url, EMBEDDED } = env;
  const isStandInKey = key?.startsWith(standInKeyPrefix) ?? false;
  const problems = [
    !key && secret && ["STRIPE_SECRET_KEY", "is missing: STRIPE_WEBHOOK_SECRET is set"],
    key && !secret && ["STRIPE_WEBHOOK_SECRET", "is missing: it verifies the payment processor's events"],
    !EMBEDDED && url && ["PAYMENTS_API_URL", "must not be set here: the local stand-in takes no real money"],
    !EMBEDDED && isStandInKey && ["STRIPE_SECRET_KEY", "is a key of the local stand-in, not of a processor"],
    EMBEDDED && url && !isStandInKey && ["PAYMENTS_API_URL", "may only be used with a key of the stand-in"],
    EMBEDDED && !url && isStandInKey && ["PAYMENTS_API_URL", "is missing: the key is one of the stand-in"],
  ];
  return problems.flatMap((problem) =>
    problem ? [{ name: problem[0] ?? "", message: problem[1] ?? "" }] : [],
  );
}

/** Null without keys. */
export function paymentsFromEnvironment(env: PaymentEnvironment): Payments | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYMENTS_API_URL: apiUrl,
  } = env;
  return secretKey && webhookSecret ? createStripePayments({ secretKey, webhookSecret, apiUrl }) : null;
}
