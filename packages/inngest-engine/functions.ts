import { z } from "zod";
import { isCron } from "./cron";
import { durationMs } from "./duration";
import { compileExpression, type Expression } from "./expressions";

/** A function of the app, as the engine runs it. */
export interface FunctionSpec {
  /** `<app>-<function>`. */
  id: string;
  name: string;
  /** The number of attempts per step, including the first. */
  maxAttempts: number;
  triggers: { event: string; condition?: Expression }[];
  crons: string[];
  concurrency: { limit: number; scope: string; key?: Expression }[];
  idempotency?: Expression;
  cancels: { event: string; condition?: Expression; timeoutMs?: number }[];
}

/** A function that is not run, and why. */
export interface Refusal {
  id: string;
  reasons: string[];
}

/** Retries of a function that does not set them. */
const defaultRetries = 4;

const concurrencySchema = z.strictObject({
  limit: z.number().int().min(0),
  key: z.string().optional(),
  scope: z.enum(["fn", "env", "account"]).optional(),
});

const supported = {
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(
    z.union([
      z.strictObject({ event: z.string().min(1), expression: z.string().optional() }),
      z.strictObject({ cron: z.string() }),
    ]),
  ),
  steps: z.object({
    step: z.object({
      retries: z.object({ attempts: z.number().int().min(0).max(100).optional() }).optional(),
    }),
  }),
  concurrency: z
    .union([
      z.number().int().min(0),
      concurrencySchema,
      z.array(concurrencySchema).max(2, "allows at most two limits"),
    ])
    .optional(),
  idempotency: z.string().optional(),
  cancel: z
    .array(
      z.strictObject({ event: z.string().min(1), if: z.string().optional(), timeout: z.string().optional() }),
    )
    .optional(),
};
const configSchema = z.strictObject(supported);

/**
 * Reads a function's config as the SDK sends it. Refuses everything the engine does not support: throttle, rateLimit,
 * debounce, batchEvents, priority, singleton, timeouts, cron jitter, wildcards, unknown expressions.
 */
export function readFunction(config: unknown): { spec: FunctionSpec } | { refusal: Refusal } {
  const id = idOf(config);
  const extra = Object.keys(isObject(config) ? config : {}).filter((key) => !Object.hasOwn(supported, key));
  if (extra.length > 0) return { refusal: { id, reasons: extra.map((key) => `${key} is not supported`) } };
  const parsed = configSchema.safeParse(config);
  if (!parsed.success) {
    return { refusal: { id, reasons: parsed.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`) } };
  }
  const reasons: string[] = [];
  const attempt = <T>(what: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      reasons.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const spec = toSpec(parsed.data, attempt);
  return reasons.length > 0 ? { refusal: { id, reasons } } : { spec };
}

type Config = z.infer<typeof configSchema>;
type Attempt = <T>(what: string, read: () => T) => T | undefined;

function toSpec(config: Config, attempt: Attempt): FunctionSpec {
  return {
    id: config.id,
    name: config.name ?? config.id,
    maxAttempts: (config.steps.step.retries?.attempts ?? defaultRetries) + 1,
    triggers: config.triggers.flatMap((trigger) =>
      "event" in trigger
        ? [
            {
              event: checkEvent(trigger.event, attempt),
              condition: condition("trigger", trigger.expression, attempt),
            },
          ]
        : [],
    ),
    crons: config.triggers.flatMap((trigger) =>
      "cron" in trigger ? [checkCron(trigger.cron, attempt)] : [],
    ),
    concurrency: limitsOf(config.concurrency).map(({ limit, scope = "fn", key }) => ({
      limit,
      scope,
      key: key === undefined ? undefined : keyExpression("concurrency", key, attempt),
    })),
    idempotency:
      config.idempotency === undefined
        ? undefined
        : keyExpression("idempotency", config.idempotency, attempt),
    cancels: (config.cancel ?? []).map((cancel) => ({
      event: checkEvent(cancel.event, attempt),
      condition: condition("cancelOn", cancel.if, attempt),
      timeoutMs: cancel.timeout === undefined ? undefined : checkDuration(cancel.timeout, attempt),
    })),
  };
}

/** A limit of 0 means no limit, as in Inngest. */
function limitsOf(concurrency: Config["concurrency"]): z.infer<typeof concurrencySchema>[] {
  if (concurrency === undefined) return [];
  const all = typeof concurrency === "number" ? [{ limit: concurrency }] : [concurrency].flat();
  return all.filter(({ limit }) => limit > 0);
}

function condition(what: "trigger" | "cancelOn", source: string | undefined, attempt: Attempt) {
  if (source === undefined) return undefined;
  return attempt(`${what} if`, () =>
    compileExpression(source, what === "trigger" ? "trigger" : "arrival", "condition"),
  );
}

function keyExpression(what: string, source: string, attempt: Attempt) {
  return attempt(`${what} key`, () => compileExpression(source, "trigger", "key"));
}

function checkEvent(name: string, attempt: Attempt): string {
  attempt("trigger", () => {
    if (name.includes("*")) throw new Error(`event "${name}": wildcards are not supported`);
    if (name === "inngest/deferred.schedule") throw new Error("deferred functions are not supported");
  });
  return name;
}

function checkCron(cron: string, attempt: Attempt): string {
  attempt("cron", () => {
    if (!isCron(cron)) throw new Error(`"${cron}" is not a cron expression`);
  });
  return cron;
}

function checkDuration(text: string, attempt: Attempt): number | undefined {
  return attempt("cancelOn timeout", () => {
    const ms = durationMs(text);
    if (ms === undefined) throw new Error(`"${text}" is not a duration`);
    return ms;
  });
}

function idOf(config: unknown): string {
  return isObject(config) && typeof config.id === "string" ? config.id : "(no id)";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
