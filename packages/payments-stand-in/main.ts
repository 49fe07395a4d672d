/**
 * The stand-in as its own process. Environment: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STAND_IN_PORT,
 * STAND_IN_STATE, STAND_IN_WEBHOOK_URL. Ends on SIGINT and SIGTERM.
 */
import { createStandIn } from "./stand-in";

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  process.stderr.write(`${name} is not set\n`);
  process.exit(1);
}

const standIn = await createStandIn({
  secretKey: required("STRIPE_SECRET_KEY"),
  webhookSecret: required("STRIPE_WEBHOOK_SECRET"),
  webhookUrl: required("STAND_IN_WEBHOOK_URL"),
  port: Number(required("STAND_IN_PORT")),
  stateFile: required("STAND_IN_STATE"),
  pagesHost: "localhost",
  note: (text) => void process.stdout.write(`Test payments: ${text}\n`),
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void standIn.close().finally(() => process.exit(0)));
}
