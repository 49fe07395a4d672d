/** The thread that runs jobs, on a connection of its own. */
import { parentPort } from "node:worker_threads";
import { openDb } from "@/db/client";
import { isPassing } from "@/db/failures";
import { inScope } from "@/db/work-scope";
import { fixedClock } from "@/lib/clock";
import { readSeconds } from "@/lib/contracts/request-limits";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { asAppError } from "@/lib/http/answer";
import { runJob } from "./jobs";
import { type Asked, type ComputeOutcome, refusalOf } from "./messages";

const { DATABASE_URL, DATABASE_POOLED } = env();
const { db } = openDb(DATABASE_URL, { max: 1, pooled: DATABASE_POOLED, idleSeconds: 20 });

const tell = (outcome: ComputeOutcome) => parentPort?.postMessage(outcome);

async function run({ name, customerId, now, input }: Asked): Promise<ComputeOutcome> {
  try {
    const ctx = { db, customerId, clock: fixedClock(new Date(now)) };
    const scope = { customerId, statementMs: readSeconds * 1_000 };
    return { kind: "done", result: await inScope(scope, () => runJob(name, ctx, input)) };
  } catch (error) {
    if (error instanceof AppError || isPassing(error)) {
      return { kind: "refused", refusal: refusalOf(asAppError(error)) };
    }
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: "failed", failure };
  }
}

parentPort?.on("message", async (asked: Asked) => tell(await run(asked)));
tell({ kind: "ready" });
