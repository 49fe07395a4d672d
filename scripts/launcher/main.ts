import { root } from "../root";
import { whenParentGone } from "./parent";
import { createProduct } from "./product";
import type { Progress } from "./progress";
import { readSettings, type Settings } from "./settings";

/** npm forwards Ctrl-C to us, but the terminal already sent it. Within this time it counts as the same key press. */
const sameKeyPress = 700;

/** Runs the product until a signal, the end of npm or a failed start; then exits the process. */
export async function main(dev: boolean, progress: Progress): Promise<void> {
  process.chdir(root);
  const since = Date.now();
  let settings: Settings;
  try {
    settings = readSettings(process.env, dev);
  } catch (error) {
    fail(error);
    process.exit(1);
  }
  const product = createProduct(settings, progress);
  let stoppedAt: number | undefined;

  async function stop(code: number, farewell?: string): Promise<void> {
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    if (farewell) console.log(farewell);
    await product.stop();
    process.exit(code);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        void stop(0, "\n  Stopping … (press again to force)");
      } else if (Date.now() - stoppedAt > sameKeyPress) {
        product.kill();
        setTimeout(() => process.exit(1), 500);
      }
    });
  }
  whenParentGone(() => void stop(0));
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      fail(error);
      void stop(1);
    });
  }

  console.log("\nSignal-to-Action\n");
  try {
    const { paymentsPort } = await product.start();
    if (stoppedAt === undefined) console.log(welcome(settings, paymentsPort, Date.now() - since));
  } catch (error) {
    if (stoppedAt !== undefined) return;
    fail(error);
    await stop(1);
  }
}

function fail(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
}

function welcome(
  { port, host, embedded, seed, fakes }: Settings,
  paymentsPort: number | null,
  took: number,
): string {
  const address = `http://localhost:${port}`;
  const isOpen = !["127.0.0.1", "localhost", "::1"].includes(host);
  const lines = [
    "",
    `Ready in ${(took / 1000).toFixed(1)} s`,
    "",
    `  Address      ${address}`,
    ...(seed
      ? [
          "  Sign in as   admin@demo.example, manager@demo.example, user@demo.example",
          "               admin@other.example, operator@platform.example",
        ]
      : []),
    ...(embedded ? [`  Mailbox      ${address}/dev/mailbox   (sign-in links arrive here)`] : []),
    ...(paymentsPort === null
      ? []
      : [`  Payments     http://localhost:${paymentsPort}/   (test payments; card 4242 4242 4242 4242)`]),
    ...(fakes
      ? [`  Fakes        http://localhost:${fakes.page}/   (what to enter, and what the fakes received)`]
      : []),
    ...(embedded && isOpen
      ? [
          `  Warning      ${host} is reachable from other machines, including the mailbox with all sign-in links.`,
          "               Other machines must use a host name from APP_URL or ALLOWED_HOSTS.",
        ]
      : []),
    "  Stop         Ctrl-C",
    "",
  ];
  return lines.join("\n");
}
