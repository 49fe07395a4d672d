import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { standInKeyPrefix } from "@/lib/payments/settings";
import { findFreePort } from "../free-port";
import { keepSecrets } from "../secrets";
import type { Progress } from "./progress";
import type { Settings } from "./settings";

/** Shared by the product and the stand-in of its payment processor. */
const paymentSecrets = {
  STRIPE_SECRET_KEY: () => `${standInKeyPrefix}${randomBytes(24).toString("hex")}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString("hex")}`,
};

/** The stand-in's port: its usual one, or any other if that is taken. Null if there is no stand-in. */
export async function choosePaymentsPort(
  { paymentsPort }: Settings,
  progress: Progress,
): Promise<number | null> {
  if (paymentsPort === null) return null;
  const port = await findFreePort(paymentsPort > 65_535 ? undefined : paymentsPort);
  if (port !== paymentsPort) {
    progress.note("Payments", `port ${paymentsPort} is in use by another program, taking ${port}`);
  }
  return port;
}

/** What points the product at the stand-in. */
export const paymentsEnvironment = (port: number, dataDir: string) => ({
  ...keepSecrets(dataDir, paymentSecrets),
  PAYMENTS_API_URL: `http://127.0.0.1:${port}`,
});

/** The environment of the stand-in's own process. */
export const standInEnvironment = (
  { dataDir, contactHost, port }: Settings,
  environment: NodeJS.ProcessEnv,
  paymentsPort: number,
): NodeJS.ProcessEnv => ({
  ...environment,
  STAND_IN_PORT: String(paymentsPort),
  STAND_IN_STATE: join(dataDir, "payments.json"),
  STAND_IN_WEBHOOK_URL: `http://${contactHost}:${port}/api/payments/webhook`,
});
