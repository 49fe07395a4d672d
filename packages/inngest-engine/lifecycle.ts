import { canonical } from "./canonical";
import { newId } from "./ids";
import type { StepFailure } from "./ops";
import type { NewEvent } from "./records";

/** The run that an internal event describes. */
export interface EndedRun {
  id: string;
  functionId: string;
  /** The event that started it, as canonical JSON. */
  event: string;
}

/** `inngest/function.failed`, which triggers `onFailure` handlers. */
export function failedEvent(run: EndedRun, error: StepFailure, now: Date): NewEvent {
  return internal("inngest/function.failed", { ...about(run), error, ...triggering(run) }, now);
}

export function cancelledEvent(run: EndedRun, now: Date): NewEvent {
  return internal("inngest/function.cancelled", { ...about(run), ...triggering(run) }, now);
}

/** `inngest/function.finished`: sent for successes and failures if any function listens. */
export function finishedEvent(
  run: EndedRun,
  result: { result: unknown } | { error: StepFailure },
  now: Date,
): NewEvent {
  return internal("inngest/function.finished", { ...about(run), ...result }, now);
}

/** The event that an invoked function receives. */
export function invokedEvent(
  call: { functionId: string; payload: Record<string, unknown>; parentRun: string; parentStep: string },
  now: Date,
): NewEvent {
  const { data, ...rest } = call.payload;
  const event = internal("inngest/function.invoked", data ?? {}, now, rest);
  return { ...event, target: call.functionId, parentRun: call.parentRun, parentStep: call.parentStep };
}

/** The event that a cron tick sends to its function. */
export function timerEvent(functionId: string, cron: string, tick: Date, now: Date): NewEvent {
  const data = { cron, fireAt: tick.toISOString(), scheduledAt: now.toISOString() };
  return { ...internal("inngest/scheduled.timer", data, now), target: functionId };
}

/** Parsed twice, because the canonical form rejects an object that occurs in two places. */
const triggering = (run: EndedRun) => ({ event: JSON.parse(run.event), events: [JSON.parse(run.event)] });

const about = (run: EndedRun) => ({ function_id: run.functionId, run_id: run.id });

function internal(name: string, data: unknown, now: Date, rest: Record<string, unknown> = {}): NewEvent {
  const id = newId();
  return { id, name, body: canonical({ ...rest, id, name, data, ts: now.getTime() }) };
}
