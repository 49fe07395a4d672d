import canonicalize from "canonicalize";
import { policy } from "@/db/policy";
import { keepAnswer, takeIdempotencyKey } from "@/db/queries/idempotent-answers";
import { keepMemberAnswer, takeMemberKey } from "@/db/queries/member-answers";
import { inTransaction } from "@/db/transaction";
import { hours } from "@/lib/clock";
import { type PromisedEvent, transaction } from "@/lib/context";
import type { Operation } from "@/lib/contracts/operation";
import { decryptSecret, encryptSecret, sha256 } from "@/lib/crypto";
import { AppError, invalidField } from "@/lib/errors";
import { hashToken } from "@/lib/ids";
import type { AccountContext, ClientContext, MemberContext } from "./contexts";

const keptMs = hours(policy.idempotencyHours);
const valid = /^[\x21-\x7e]{1,255}$/;

export interface Answer {
  status: number;
  body: unknown;
  isReplay: boolean;
}

interface Keyed {
  key: string;
  operation: Operation;
  input: unknown;
}
type Work<C> = (ctx: C) => Promise<Omit<Answer, "isReplay">>;

/**
 * Runs a client's write once per `Idempotency-Key` (24 hours, per client). Work and response are stored in one
 * transaction; a concurrent request waits, then gets the first response without one-time secrets. Errors are not
 * stored. Throws 409 if the key was used for a different request, 400 if it is invalid.
 */
export async function runOnce(ctx: ClientContext, input: Keyed, work: Work<ClientContext>): Promise<Answer> {
  const { key, operation } = input;
  const fingerprint = fingerprintOf(input, []);
  return transaction(ctx, async (ctx) => {
    const clientId = ctx.client.id;
    const stored = await takeIdempotencyKey(ctx.db, { clientId, key, fingerprint, ...timesOf(ctx) });
    if (!stored) {
      const answer = await work(ctx);
      await keepAnswer(ctx.db, {
        clientId,
        key,
        status: answer.status,
        body: withoutSecrets(operation, answer.body),
      });
      return { ...answer, isReplay: false };
    }
    requireSame(stored, fingerprint);
    return { status: stored.status, body: stored.body, isReplay: true };
  });
}

/**
 * The same for a signed-in person's write: per user, workspace, operation and input. The response is stored encrypted,
 * so a repeat gets all of it: a caller who lost the answer has no other way to see a secret. The verb's own
 * transactions are parts of this one; what they announce is announced after it. What it asks of others may carry the
 * context's `repeatKey`.
 */
export async function runOnceForMember<C extends AccountContext | MemberContext>(
  ctx: C,
  input: Keyed,
  work: Work<C>,
): Promise<Answer> {
  const userId = ctx.identity.user.id;
  const customerId = ctx.identity.customer?.id ?? null;
  // Without a workspace of its own, an operation may be what changes the session's.
  const { auth } = input.operation;
  const isOfWorkspace = auth.kind === "session" && auth.phase !== "any";
  const fingerprint = fingerprintOf(input, [isOfWorkspace ? customerId : null]);
  const keyHash = hashToken(input.key);
  const { keys } = ctx.ports;
  const place = `member_answers ${userId} ${keyHash}`;
  const events: PromisedEvent[] = [];
  const announce = (sent: PromisedEvent[]) => void events.push(...sent);
  const answer = await inTransaction(ctx.db, async (db) => {
    const taken = { userId, keyHash, customerId, fingerprint };
    const { now, before } = timesOf(ctx);
    const stored = await takeMemberKey(db, { ...taken, now, before });
    if (stored) {
      requireSame(stored, fingerprint);
      const { status, bodyEncrypted } = stored;
      const body: unknown =
        bodyEncrypted === null ? null : JSON.parse(decryptSecret(bodyEncrypted, keys, place));
      return { status, body, isReplay: true };
    }
    const repeatKey = sha256(`${place} ${fingerprint}`);
    const { status, body } = await work({ ...ctx, db, announce, repeatKey });
    const bodyEncrypted = body === null ? null : encryptSecret(JSON.stringify(body), keys, place);
    await keepMemberAnswer(db, { ...taken, now, status, bodyEncrypted });
    return { status, body, isReplay: false };
  });
  if (events.length > 0) await ctx.announce(events);
  return answer;
}

function fingerprintOf({ key, operation, input }: Keyed, owner: (string | null)[]): string {
  if (!valid.test(key)) {
    throw invalidField("Idempotency-Key", "must be 1 to 255 printable ASCII characters without spaces");
  }
  return sha256(canonicalize([operation.id, input, ...owner]) ?? "");
}

function timesOf({ clock }: Pick<ClientContext, "clock">): { now: Date; before: Date } {
  const now = clock.now();
  return { now, before: new Date(now.getTime() - keptMs) };
}

function requireSame(stored: { fingerprint: string }, fingerprint: string): void {
  if (stored.fingerprint === fingerprint) return;
  throw new AppError("idempotency_key_reused", "This Idempotency-Key was used for a different request.");
}

function withoutSecrets({ shownOnce = [] }: Operation, body: unknown): unknown {
  if (shownOnce.length === 0 || typeof body !== "object" || body === null || !("data" in body)) return body;
  const { data } = body;
  if (typeof data !== "object" || data === null) return body;
  const shown = Object.entries(data).filter(([name]) => !shownOnce.includes(name));
  return { ...body, data: Object.fromEntries(shown) };
}
