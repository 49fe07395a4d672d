import { Middleware } from "inngest";
import { inTimedSpan } from "@/lib/telemetry/telemetry";

/** Gives each step that runs a span and a duration, with a link to the work that emitted the event. */
export class StepTelemetry extends Middleware.BaseMiddleware {
  readonly id = "step-telemetry";

  override async wrapStepHandler({ ctx, fn, stepInfo, next }: Middleware.WrapStepHandlerArgs) {
    const labels = { function: fn.id(), step: stepInfo.options.id.replace(/-\d+$/, "") };
    const given = {
      kind: "consumer" as const,
      causedBy: traceOf(ctx.event.data),
      duration: "signal.step.duration" as const,
      labels: (done: object | undefined) => ({ ...labels, outcome: done ? "completed" : "failed" }),
    };
    const run = async () => ({ value: await next() });
    return (await inTimedSpan(`${labels.function} ${labels.step}`, given, run)).value;
  }
}

/** Where the event was emitted, if that was traced. */
const traceOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "traceparent" in data && typeof data.traceparent === "string"
    ? data.traceparent
    : undefined;
