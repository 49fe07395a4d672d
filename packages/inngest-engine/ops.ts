import { z } from "zod";
import { canonical } from "./canonical";
import { isDate, momentOf } from "./duration";
import { compileExpression, type MatchPaths } from "./expressions";

/** The app's operations in the engine's terms. `memo` is canonical JSON, as returned to the app. */
export type Op =
  | { type: "done"; id: string; memo: string }
  | { type: "retry"; error: string }
  | { type: "plan"; id: string; race: boolean }
  | { type: "sleep"; id: string; race: boolean; until: Date; isDated: boolean }
  | {
      type: "wait";
      id: string;
      race: boolean;
      until: Date;
      event: string;
      condition?: string;
      match?: MatchPaths;
    }
  | {
      type: "invoke";
      id: string;
      race: boolean;
      until?: Date;
      functionId: string;
      payload: Record<string, unknown>;
    }
  | { type: "discover" }
  | { type: "complete"; output: string }
  | { type: "fail"; error: StepFailure };

/** An error as the SDK reads it. */
export interface StepFailure {
  name: string;
  message: string;
  stack?: string;
  [field: string]: unknown;
}

const opSchema = z.object({
  op: z.string(),
  id: z.string().min(1),
  name: z.string().nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
  opts: z
    .looseObject({
      parallelMode: z.string().nullish(),
      timeout: z.string().nullish(),
      if: z.string().nullish(),
      function_id: z.string().nullish(),
      payload: z.looseObject({}).nullish(),
    })
    .nullish(),
});
type WireOp = z.infer<typeof opSchema>;

export interface OpContext {
  attempt: number;
  maxAttempts: number;
  now: Date;
}

/** Reads the body of a 206 response. An unknown operation becomes a `fail` that names it; nothing is ignored. */
export function readOps(body: unknown, context: OpContext): Op[] {
  const parsed = z.union([z.array(opSchema), opSchema.transform((op) => [op])]).safeParse(body);
  if (!parsed.success || parsed.data.length === 0) {
    return [{ type: "fail", error: failure("The app's response is not a list of operations.") }];
  }
  return parsed.data.map((op) => readOp(op, context));
}

function readOp(op: WireOp, context: OpContext): Op {
  const race = op.opts?.parallelMode === "race";
  switch (op.op) {
    case "StepRun":
    case "Step":
      return { type: "done", id: op.id, memo: canonical({ data: op.data ?? null }) };
    case "StepFailed":
      return failed(op.id, op.error ?? op.data);
    case "StepError":
      return context.attempt + 1 < context.maxAttempts
        ? { type: "retry", error: toFailure(op.error).message }
        : failed(op.id, op.error);
    case "StepPlanned":
      return { type: "plan", id: op.id, race };
    case "Sleep":
      return readSleep(op, race, context.now);
    case "WaitForEvent":
      return readWait(op, race, context.now);
    case "InvokeFunction":
      return readInvoke(op, race, context.now);
    case "RunComplete":
      return { type: "complete", output: canonical(op.data) };
    case "DiscoveryRequest":
      return { type: "discover" };
    default:
      return { type: "fail", error: failure(`The operation ${op.op} is not supported by this engine.`) };
  }
}

function readSleep(op: WireOp, race: boolean, now: Date): Op {
  const until = momentOf(op.name, now);
  if (!until) return failed(op.id, failure(`"${op.name}" is neither a duration nor a date.`));
  return { type: "sleep", id: op.id, race, until, isDated: isDate(op.name) };
}

function readWait(op: WireOp, race: boolean, now: Date): Op {
  const until = momentOf(op.opts?.timeout, now);
  if (!until)
    return failed(op.id, failure(`The timeout "${op.opts?.timeout}" is neither a duration nor a date.`));
  if (!op.name) return failed(op.id, failure("A wait must have an event name."));
  if (op.name === "inngest/function.finished") {
    return failed(op.id, failure("Waiting for inngest/function.finished is not supported. Use step.invoke."));
  }
  const source = op.opts?.if ?? undefined;
  try {
    const match = source === undefined ? undefined : compileExpression(source, "arrival", "condition").match;
    return { type: "wait", id: op.id, race, until, event: op.name, condition: source, match };
  } catch (error) {
    return failed(op.id, failure(error instanceof Error ? error.message : String(error)));
  }
}

function readInvoke(op: WireOp, race: boolean, now: Date): Op {
  const { function_id: functionId, timeout, payload } = op.opts ?? {};
  if (!functionId) return failed(op.id, failure("An invocation must have a function id."));
  const until = timeout == null ? undefined : momentOf(timeout, now);
  if (timeout != null && !until)
    return failed(op.id, failure(`The timeout "${timeout}" is neither a duration nor a date.`));
  return { type: "invoke", id: op.id, race, until, functionId, payload: payload ?? {} };
}

function failed(id: string, error: unknown): Op {
  return { type: "done", id, memo: canonical({ error: toFailure(error) }) };
}

export function failure(message: string, name = "Error"): StepFailure {
  return { name, message };
}

/** The error from whatever value the app sent. */
export function toFailure(error: unknown): StepFailure {
  if (typeof error !== "object" || error === null) return failure(String(error ?? "Unknown error"));
  const { name, message, stack, ...rest } = error as Record<string, unknown>;
  return {
    ...rest,
    name: typeof name === "string" && name ? name : "Error",
    message: typeof message === "string" && message ? message : canonical(error),
    ...(typeof stack === "string" ? { stack } : {}),
  };
}
