import { type GetStepTools, NonRetriableError, RetryAfterError } from "inngest";
import { getAsyncCtx } from "inngest/experimental";
import { beginEvent } from "@/db/queries/outbox";
import { inScope } from "@/db/work-scope";
import { type Context, createContext, createSystemContext, type SystemContext } from "@/lib/context";
import { longSeconds } from "@/lib/contracts/request-limits";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { NetworkError } from "@/lib/networks/network";
import { withoutValues } from "@/lib/query-error";
import { runtime } from "@/lib/runtime";
import type { inngest } from "./client";
import { announce } from "./outbox";

/** The tools of a run. */
export type Step = GetStepTools<typeof inngest>;

/** Runs a domain verb as a step of a durable function, for the event's workspace. */
export function verb<T>(
  step: Step,
  id: string,
  event: { data: { customerId: string } },
  work: (ctx: Context) => Promise<T>,
) {
  const { customerId } = event.data;
  return step.run(id, () => retriable(customerId, () => work(systemContext(customerId))));
}

/**
 * The first step of a run whose event is sent again if it seems lost. If another run of the event has begun, this one
 * does nothing: the step returns `otherwise`.
 */
export function begin<T>(
  step: Step,
  id: string,
  event: { id?: string; data: { customerId: string } },
  work: (ctx: Context) => Promise<T>,
  otherwise: NoInfer<T>,
) {
  return verb(step, id, event, async (ctx) => {
    const { db, customerId } = ctx;
    const begins = !event.id || (await beginEvent(db, { customerId, sentAs: event.id }));
    return begins ? work(ctx) : otherwise;
  });
}

/** Names an event's effect, so that it happens once even if the event is delivered twice. */
export function causeOf({ id }: { id?: string }): string {
  if (id === undefined) throw new Error("An event that was sent has an ID");
  return id;
}

/** Runs work over all workspaces as a step of a schedule. */
export function verbAcross<T>(step: Step, id: string, work: (ctx: SystemContext) => Promise<T>) {
  const { db, ports, clock } = runtime();
  return step.run(id, () => retriable(null, () => work(createSystemContext({ db, ports, clock, announce }))));
}

function systemContext(customerId: string): Context {
  const { db, ports, clock } = runtime();
  const requestId = newId();
  const actor = { kind: "system" } as const;
  return createContext({ customerId, actor, db, clock, requestId, ip: null, ports, announce });
}

/** Runs a workspace's work and decides which failures are retried, and when. */
async function retriable<T>(customerId: string | null, work: () => Promise<T>): Promise<T> {
  const runId = (await getAsyncCtx())?.execution?.ctx.runId;
  try {
    return await inScope({ customerId, statementMs: longSeconds * 1_000, runId }, work);
  } catch (error) {
    if (error instanceof NetworkError && error.isFinal)
      throw new NonRetriableError(error.message, { cause: error });
    if (error instanceof NetworkError && error.retryAfterSeconds !== null) {
      throw new RetryAfterError(error.message, error.retryAfterSeconds * 1000, { cause: error });
    }
    if (error instanceof AppError && error.status < 500) {
      throw new NonRetriableError(error.message, { cause: error });
    }
    // The engine stores the thrown error, where erasures cannot reach it.
    throw withoutValues(error);
  }
}
