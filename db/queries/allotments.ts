/** Allotments when a plan changes, and packs that are taken back. */
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditAlerts, creditEntries, creditGrants, creditHoldParts } from "../schema";
import type { CreditGrant } from "./credits";

/** The allotments that have not expired, oldest first, locked until the transaction ends. */
export async function lockUnexpiredAllotments(
  db: Db,
  input: { customerId: string; now: Date },
): Promise<CreditGrant[]> {
  return db
    .select()
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.customerId, input.customerId),
        eq(creditGrants.kind, "allotment"),
        or(isNull(creditGrants.expiresAt), gt(creditGrants.expiresAt, input.now)),
      ),
    )
    .orderBy(asc(creditGrants.createdAt), asc(creditGrants.id))
    .for("update");
}

/** The pack of a cause, locked until the transaction ends; null if it was never granted. */
export async function lockPack(
  db: Db,
  input: { customerId: string; cause: string },
): Promise<CreditGrant | null> {
  const [row] = await db
    .select()
    .from(creditGrants)
    .where(
      and(
        eq(creditGrants.customerId, input.customerId),
        eq(creditGrants.kind, "pack"),
        eq(creditGrants.cause, input.cause),
      ),
    )
    .for("update");
  return row ?? null;
}

const grantOf = ({ customerId, grantId }: { customerId: string; grantId: string }) =>
  and(eq(creditGrants.customerId, customerId), eq(creditGrants.id, grantId));

/** Ends a grant now: nothing is left of it, and what running work returns to it can't be used. */
export async function endGrant(
  db: Db,
  input: { customerId: string; grantId: string; now: Date },
): Promise<void> {
  await db.update(creditGrants).set({ remaining: 0, expiresAt: input.now }).where(grantOf(input));
}

/** Adds credits to an allotment, and moves its end. `reached` is what its period was paid for so far. */
export async function raiseGrant(
  db: Db,
  input: { customerId: string; grantId: string; credits: number; reached: number; expiresAt: Date | null },
): Promise<void> {
  const { credits, reached, expiresAt } = input;
  await db
    .update(creditGrants)
    .set({
      credits: sql`${creditGrants.credits} + ${credits}`,
      remaining: sql`${creditGrants.remaining} + ${credits}`,
      reached,
      expiresAt,
    })
    .where(grantOf(input));
}

/** Takes credits that are left off a grant, and sets how many more to take as soon as they return. */
export async function revokeFromGrant(
  db: Db,
  input: { customerId: string; grantId: string; credits: number; owed: number },
): Promise<void> {
  const { credits, owed } = input;
  await db
    .update(creditGrants)
    .set({ remaining: sql`${creditGrants.remaining} - ${credits}`, owed })
    .where(grantOf(input));
}

/** The credits of a grant that were taken back. */
export async function sumRevoked(
  db: Db,
  input: { customerId: string; cause: string },
): Promise<{ credits: number }> {
  const [row] = await db.execute<{ credits: number }>(sql`
    select coalesce(-sum(e.amount), 0)::int as credits from credit_entries e
    join ${creditGrants} g on g.customer_id = e.customer_id and g.cause = ${input.cause}
    where e.customer_id = ${input.customerId} and e.kind = 'revoke'
      and starts_with(e.cause, 'grant:' || g.id || ' ')`);
  return { credits: row?.credits ?? 0 };
}

/** Forgets the usage alerts of an allotment that it has not reached any more, now that it is larger. */
export async function forgetAlerts(db: Db, input: { customerId: string; grantId: string }): Promise<void> {
  await db.execute(sql`
    delete from ${creditAlerts} a using ${creditGrants} g
    where g.id = ${input.grantId} and g.customer_id = ${input.customerId}
      and a.customer_id = g.customer_id and a.allotment = g.cause
      and (g.credits - g.remaining)::bigint * 100 < g.credits::bigint * a.percent`);
}

/** The credits of a grant that running work holds. */
export async function sumHeld(db: Db, input: { customerId: string; grantId: string }): Promise<number> {
  const [row] = await db.execute<{ credits: number }>(sql`
    select coalesce(sum(p.amount), 0)::int as credits from ${creditHoldParts} p
    join ${creditEntries} h on h.id = p.entry_id and h.customer_id = p.customer_id
    where p.customer_id = ${input.customerId} and p.grant_id = ${input.grantId}
      and not exists (select 1 from ${creditEntries} e where e.customer_id = h.customer_id
        and e.cause = h.cause and e.kind in ('settle', 'refund'))`);
  return row?.credits ?? 0;
}
