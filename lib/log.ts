import { format } from "node:util";
import pino, { type DestinationStream, type Logger } from "pino";
import { currentScope } from "@/db/work-scope";
import { withoutValues } from "./query-error";

/** Fields that could contain secrets are censored by name, at the top and two levels down. */
const secretNames = ["authorization", "cookie", "token", "secret", "password", "config", "apiKey", "email"];
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Logs one JSON line per event: level by name, time in ISO 8601. Secrets, values of failed queries and email addresses
 * in error messages are removed. Lines name the request or run and the workspace of the current work. Line breaks and
 * NUL are escaped.
 */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: whereabouts,
    serializers: { err: describeError },
    redact: { paths: secretPaths, censor: "[secret]" },
    hooks: {
      logMethod(input, method) {
        if (!repeatsStep(input)) method.apply(this, input);
      },
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Inngest logs the failure of a step, and once more when it ends the function. */
function repeatsStep([facts, message]: unknown[]): boolean {
  if (message !== "Inngest function error" || typeof facts !== "object" || facts === null) return false;
  return "err" in facts && facts.err instanceof Error && "stepId" in facts.err;
}

/** The request or run, and the workspace, that a line is about. */
function whereabouts(): Record<string, string> {
  const { customerId, requestId, runId } = currentScope();
  return { ...(requestId && { requestId }), ...(runId && { runId }), ...(customerId && { customerId }) };
}

export const log = createLog(process.env.LOG_LEVEL ?? (process.env.VITEST ? "silent" : "info"));

function describeError(error: unknown) {
  const known = withoutValues(error);
  if (!(known instanceof Error)) return { message: withoutAddresses(String(known)) };
  const { type, message, stack } = pino.stdSerializers.err(known);
  const code =
    "code" in known && typeof known.code === "string" ? { code: withoutAddresses(known.code) } : {};
  return { type, message: withoutAddresses(message), ...code, stack: withoutAddresses(stack ?? "") };
}

/** Mail servers include the recipient's address in errors. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s@<>"'(]+@[^\s@<>"')]+\.[^\s@<>"')]+/g, "[email]");

/** Redirects all console output to the log: frameworks print what they have no logger for. */
export function takeOverConsole(console: Console, log: Logger): void {
  const through =
    (level: "error" | "warn" | "info" | "debug") =>
    (...input: unknown[]) => {
      const err = input.find((one) => one instanceof Error);
      const rest = input.filter((one) => one !== err);
      // A caller that leaves is nothing that someone must act on.
      const at = level === "error" && isLeftByCaller(err) ? "warn" : level;
      log[at]({ source: "console", ...(err && { err }) }, withoutAddresses(format(...rest)).trim());
    };
  console.error = through("error");
  console.warn = through("warn");
  console.info = through("info");
  console.log = through("info");
  console.debug = through("debug");
  console.trace = through("debug");
}

/** Node's errors of a request whose connection its caller closed. */
const isLeftByCaller = (error: Error | undefined): boolean =>
  error !== undefined &&
  (error.name === "ResponseAborted" ||
    ("code" in error && /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))));
