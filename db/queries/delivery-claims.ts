/** Which worker sends an activation: claimed right before it is sent, by a write of its own (ADR 28). */
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import { activations, activities, deliveryAttempts, signals } from "../schema";
import type { ActivationStatus } from "../vocabulary";
import { type Claimed, unsent } from "./activations";
import type { NewActivity } from "./activities";
import type { NewAttempt } from "./delivery-attempts";

const claimedColumns = {
  ...pick(activations, "id", "signalId", "trigger", "revision", "status", "attempts"),
  ...pick(activations, "attemptsBeforeReplay", "lastStatus", "lastError", "createdAt"),
};

const dueOf = (input: { customerId: string; destinationId: string; now: Date }) =>
  and(
    eq(activations.customerId, input.customerId),
    eq(activations.destinationId, input.destinationId),
    inArray(activations.status, unsent),
    lte(activations.nextAttemptAt, input.now),
  );

/** One parameter, so that the statement's text is the same for any number and can be prepared. */
const isOneOf = (ids: string[]) => sql`${activations.id} = any(${`{${ids.join(",")}}`}::uuid[])`;

/** A destination's due activations, oldest first. They include those whose claim expired, since its holder died. */
export async function findDueActivations(
  db: Db,
  input: { customerId: string; destinationId: string; now: Date; limit: number },
): Promise<Claimed[]> {
  return db
    .select(claimedColumns)
    .from(activations)
    .where(dueOf(input))
    .orderBy(asc(activations.nextAttemptAt), asc(activations.id))
    .limit(input.limit);
}

export interface NewClaim {
  id: string;
  /** What would be sent now, JSON; null if nothing is. */
  body: string | null;
}

/** A claimed activation, and what its first attempt sent, if there was one: it is sent again. */
export type ClaimedBody = Claimed & { body: string | null };

/**
 * Claims those of these activations that are still due, under `claimId` until `until`. Only what a committed claim
 * returned may be sent. Bodies are stored in the same statement, so that a crash after it sends the same again. If the
 * body that was sent is no longer kept and another would be sent now, that is the next revision (ADR 59).
 */
export async function claimActivations(
  db: Db,
  input: {
    customerId: string;
    destinationId: string;
    claims: NewClaim[];
    claimId: string;
    now: Date;
    until: Date;
  },
): Promise<ClaimedBody[]> {
  const { claims } = input;
  if (claims.length === 0) return [];
  const due = db.$with("due").as(
    db
      .select({
        id: activations.id,
        status: activations.status,
        isStored: sql<boolean>`${activations.body} is not null`.as("is_stored"),
        newBody: sql<string | null>`given.body`.as("new_body"),
      })
      .from(activations)
      .innerJoin(
        sql`jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as given(id uuid, body text)`,
        sql`given.id = ${activations.id}`,
      )
      .where(and(dueOf(input), isOneOf(claims.map(({ id }) => id))))
      .for("update", { of: activations, skipLocked: true }),
  );
  return db
    .with(due)
    .update(activations)
    .set({
      status: "delivering",
      claimId: input.claimId,
      nextAttemptAt: input.until,
      revision: sql`${activations.revision} + case
        when ${activations.body} is null and ${activations.bodyDigest} <> md5(${due.newBody}) then 1 else 0 end`,
      body: sql`coalesce(${activations.body}, ${due.newBody})`,
    })
    .from(due)
    .where(eq(activations.id, due.id))
    .returning({
      ...claimedColumns,
      status: due.status,
      body: sql<string | null>`case when ${due.isStored} then ${activations.body} end`,
    });
}

/** Makes those of these activations that are still due and unclaimed wait until `dueAt`. */
export async function postponeActivations(
  db: Db,
  input: {
    customerId: string;
    destinationId: string;
    activationIds: string[];
    now: Date;
    dueAt: Date;
  },
): Promise<void> {
  if (input.activationIds.length === 0) return;
  await db
    .update(activations)
    .set({ nextAttemptAt: input.dueAt })
    .where(and(dueOf(input), isOneOf(input.activationIds)));
}

export interface ActivationUpdate {
  id: string;
  status: ActivationStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  deliveredAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
}

/**
 * A body is kept while it may be sent again with the same key. Of one that was sent, the digest stays; what was only
 * claimed leaves nothing.
 */
const bodyAfter = sql`
  body = case when o.status not in ('delivered', 'cancelled', 'queued') then a.body end,
  body_digest = case when o.status in ('delivered', 'cancelled', 'queued') and o.attempts > 0 and a.body is not null
    then md5(a.body) else a.body_digest end`;

/** Writes outcomes to the activations that the claim still holds; these are `a` in what follows. */
const writeOutcomes = (input: { customerId: string; claimId: string; updates: ActivationUpdate[] }) => sql`
  update ${activations} a
  set status = o.status, attempts = o.attempts, next_attempt_at = o."nextAttemptAt", claim_id = null,
      delivered_at = o."deliveredAt", last_status = o."lastStatus", last_error = o."lastError", ${bodyAfter}
  from jsonb_to_recordset(${JSON.stringify(input.updates)}::jsonb)
    as o(id uuid, status text, attempts int, "nextAttemptAt" timestamptz, "deliveredAt" timestamptz,
         "lastStatus" int, "lastError" text)
  where a.id = o.id and a.customer_id = ${input.customerId} and a.claim_id = ${input.claimId}
    and a.status = 'delivering'`;

/** Records a claim's outcomes in one statement; activations that the claim no longer holds are unchanged. */
export async function updateActivations(
  db: Db,
  input: { customerId: string; claimId: string; updates: ActivationUpdate[] },
): Promise<Set<string>> {
  if (input.updates.length === 0) return new Set();
  const rows = await db.execute<{ id: string }>(sql`${writeOutcomes(input)} returning a.id`);
  return new Set(rows.map((row) => row.id));
}

/**
 * Records attempts under a claim with their outcomes and activities, in one statement, because every few deliveries
 * need it. Nothing is stored of an activation that the claim no longer holds.
 */
export async function recordAttempts(
  db: Db,
  input: {
    customerId: string;
    claimId: string;
    updates: ActivationUpdate[];
    attempts: NewAttempt[];
    activities: NewActivity[];
  },
): Promise<Set<string>> {
  if (input.updates.length === 0) return new Set();
  const { customerId } = input;
  const rows = await db.execute<{ id: string }>(sql`
    with recorded as (${writeOutcomes(input)} returning a.id, a.signal_id), tried as (
      insert into ${deliveryAttempts} (id, customer_id, activation_id, destination_id, number, outcome, status,
        duration_ms, request, response_excerpt, error, warning, next_attempt_at, created_at)
      select t.id, ${customerId}, r.id, t."destinationId", t.number, t.outcome, t.status,
        t."durationMs", t.request, t."responseExcerpt", t.error, t.warning, t."nextAttemptAt", t."createdAt"
      from recorded r join jsonb_to_recordset(${JSON.stringify(input.attempts)}::jsonb)
        as t(id uuid, "activationId" uuid, "destinationId" uuid, number int, outcome text, status int,
             "durationMs" int, request jsonb, "responseExcerpt" text, error text, warning text,
             "nextAttemptAt" timestamptz, "createdAt" timestamptz) on t."activationId" = r.id
      on conflict do nothing
    ), shown as (
      insert into ${activities} (id, customer_id, category, title, detail, source_id, signal_id, cause, created_at)
      select v.id, ${customerId}, v.category, v.title, v.detail, s.source_id, s.id, v.cause, v."createdAt"
      from recorded r join ${signals} s on s.id = r.signal_id and s.customer_id = ${customerId}
      join jsonb_to_recordset(${JSON.stringify(input.activities)}::jsonb)
        as v(id uuid, category text, title text, detail text, "signalId" uuid, cause text, "createdAt" timestamptz)
        on v."signalId" = r.signal_id
      on conflict (customer_id, cause) do nothing
    )
    select id from recorded`);
  return new Set(rows.map((row) => row.id));
}
