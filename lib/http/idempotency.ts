import canonicalize from "canonicalize";
import { policy } from "@/db/policy";
import { keepAnswer, takeIdempotencyKey } from "@/db/queries/idempotent-answers";
import { hours } from "@/lib/clock";
import { transaction } from "@/lib/context";
import type { Operation } from "@/lib/contracts/operation";
import { sha256 } from "@/lib/crypto";
import { AppError, invalidField } from "@/lib/errors";
import type { ClientContext } from "./contexts";

const keptMs = hours(policy.idempotencyHours);
const valid = /^[\x21-\x7e]{1,255}$/;

export interface Answer {
  status: number;
  body: unknown;
  isReplay: boolean;
}

/**
 * Runs a write once per `Idempotency-Key` (24 hours, per client). Work and response are stored in one transaction; a
 * concurrent request waits, then gets the first response without one-time secrets. Errors are not stored. Throws 409 if
 * the key was used for a different request, 400 if it is invalid.
 */
export async function runOnce(
  ctx: ClientContext,
  given: { key: string; operation: Operation; input: unknown },
  work: (ctx: ClientContext) => Promise<Omit<Answer, "isReplay">>,
): Promise<Answer> {
  const { key, operation } = given;
  if (!valid.test(key)) {
    throw invalidField("Idempotency-Key", "must be 1 to 255 printable ASCII characters without spaces");
  }
  const fingerprint = sha256(canonicalize([operation.id, given.input]) ?? "");
  return transaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const clientId = ctx.client.id;
    const before = new Date(now.getTime() - keptMs);
    const standing = await takeIdempotencyKey(ctx.db, { clientId, key, fingerprint, now, before });
    if (!standing) {
      const answer = await work(ctx);
      await keepAnswer(ctx.db, {
        clientId,
        key,
        status: answer.status,
        body: withoutSecrets(operation, answer.body),
      });
      return { ...answer, isReplay: false };
    }
    if (standing.fingerprint !== fingerprint) {
      throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for a different request.");
    }
    return { status: standing.status, body: standing.body, isReplay: true };
  });
}

function withoutSecrets({ shownOnce = [] }: Operation, body: unknown): unknown {
  if (shownOnce.length === 0 || typeof body !== "object" || body === null || !("data" in body)) return body;
  const { data } = body;
  if (typeof data !== "object" || data === null) return body;
  const shown = Object.entries(data).filter(([name]) => !shownOnce.includes(name));
  return { ...body, data: Object.fromEntries(shown) };
}
