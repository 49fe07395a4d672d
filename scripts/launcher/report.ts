import { createLoggedProgress, createProgress, type Progress } from "./progress";
import type { Settings } from "./settings";

/** What the launcher says of a start and a stop. */
export interface Report {
  progress: Progress;
  starting(): void;
  ready(paymentsPort: number | null, tookMs: number): void;
  stopping(): void;
  failed(error: unknown): void;
}

/** To a person: a line per step, and at the end what to do next. A failure needs no settings to be told. */
export const terminal = {
  progress: createProgress(console.log, (line) => process.stdout.isTTY && process.stdout.write(`${line}\r`)),
  starting: () => console.log("\nSignal-to-Action\n"),
  stopping: () => console.log("\n  Stopping … (press again to force)"),
  failed: (error: unknown) => console.error(`\n${messageOf(error)}\n`),
};

/**
 * A production deployment whose output is collected reports in the lines of its log, so that there is one stream of
 * JSON. Everything else reports to a person.
 */
export async function openReport(settings: Settings): Promise<Report> {
  if (settings.embedded || process.stdout.isTTY) {
    return { ...terminal, ready: (payments, took) => console.log(welcome(settings, payments, took)) };
  }
  const { createLog } = await import("@/lib/log");
  const log = createLog(process.env.LOG_LEVEL || "info");
  return {
    progress: createLoggedProgress((facts, text) => log.info(facts, text)),
    starting: () => log.info("starting"),
    ready: (_, ms) => log.info({ ms, address: `http://${settings.contactHost}:${settings.port}` }, "ready"),
    stopping: () => log.info("stopping"),
    failed: (error) => log.fatal(messageOf(error)),
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
