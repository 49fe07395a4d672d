import { createHash } from "node:crypto";
import type { Sql } from "postgres";
import { z } from "zod";
import type { Lease } from "./lease";
import { readOps } from "./ops";
import { finishSteps } from "./records";
import { lockRuns } from "./resolve";
import { transaction } from "./transaction";

/** Names a claim of a job to the app, which names it in its checkpoints. */
export const queueItemId = ({ jobId, fence }: Pick<Lease, "jobId" | "fence">): string => `${jobId}.${fence}`;

const bodySchema = z.object({
  qi_id: z.string().regex(/^\d+\.\d+$/),
  steps: z.array(z.unknown()).min(1),
});

/** The outcome of a checkpoint. A stale one comes from a call whose lease was lost: the app must stop. */
export type Checkpointed = { type: "saved" } | { type: "stale" } | { type: "invalid"; reason: string };

/**
 * Saves the steps that a call under way has finished, so that they are not repeated if the call breaks off. Only steps
 * that succeeded are saved this way; anything else ends the call and comes in its response.
 */
export async function saveCheckpoint(
  sql: Sql,
  runId: string,
  body: unknown,
  now: Date,
): Promise<Checkpointed> {
  const parsed = bodySchema.safeParse(body);
  if (!z.uuid().safeParse(runId).success || !parsed.success) {
    return { type: "invalid", reason: "The body must have qi_id and steps." };
  }
  const ops = readOps(parsed.data.steps, { attempt: 0, maxAttempts: 1, now });
  const steps = ops.flatMap((op) => (op.type === "done" ? [{ runId, id: op.id, memo: op.memo }] : []));
  if (steps.length < ops.length) {
    return { type: "invalid", reason: "Only finished steps can be saved while a call is under way." };
  }
  const [jobId = "", fence = ""] = parsed.data.qi_id.split(".");
  return await transaction(sql, async (tx) => {
    const running = await lockRuns(tx, [runId]);
    const [held] = await tx`
      select from engine.job where id = ${jobId}::bigint and fence = ${fence}::bigint and run_id = ${runId}::uuid
      for update`;
    if (!held || !running.has(runId)) return { type: "stale" };
    await finishSteps(tx, steps);
    return { type: "saved" };
  });
}

const prefix = /^signkey-\w+-/;

/** The SHA-256 of the hexadecimal signing key. The SDK sends it as its bearer token. */
export const hashOfKey = (signingKey: string): string =>
  createHash("sha256")
    .update(Buffer.from(signingKey.replace(prefix, ""), "hex"))
    .digest("hex");

/** The hash in an `authorization` header. Each side may have the key with or without its `signkey-<env>-` prefix. */
export const hashInToken = (authorization: string): string =>
  authorization.replace(/^Bearer /, "").replace(prefix, "");
