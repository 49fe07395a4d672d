import pino from "pino";
import { startEngine } from "./index";
import type { Log } from "./options";

/**
 * The engine as its own process. Environment: DATABASE_URL, INNGEST_SERVE_URL, ENGINE_PORT (8288),
 * INNGEST_SIGNING_KEY, INNGEST_EVENT_KEY, ENGINE_LANES (functions with slots of their own, `id=slots`,
 * comma-separated). Ends on SIGINT and SIGTERM, and when its parent process is gone; pauses when the parent says so.
 */
const lines = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
const log: Log = (level, message, facts) => lines[level](facts ?? {}, message);

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  lines.fatal(`${name} is not set`);
  process.exit(1);
}

/** `app-send=64,app-mail=8`. */
const lanes = (process.env.ENGINE_LANES ?? "").split(",").flatMap((entry) => {
  const [id, slots] = entry.split("=");
  return id && slots ? [{ functions: [id], concurrency: Number(slots) }] : [];
});

const engine = await startEngine({
  databaseUrl: required("DATABASE_URL"),
  serveUrl: required("INNGEST_SERVE_URL"),
  port: Number(process.env.ENGINE_PORT || 8288),
  signingKey: process.env.INNGEST_SIGNING_KEY || undefined,
  eventKey: process.env.INNGEST_EVENT_KEY || undefined,
  lanes,
  log,
}).catch((error: unknown) => {
  lines.fatal({ err: error }, "the engine cannot start");
  process.exit(1);
});

const stop = () => {
  engine.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
process.once("disconnect", stop);
process.on("message", (message) => message === "pause" && engine.pause());

process.send?.({ ready: true });
