import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import {
  activations,
  creditEntries,
  creditGrants,
  customers,
  destinations,
  memberships,
  plans,
  providerSpend,
  sessions,
  signals,
  sources,
  subscriptions,
  users,
} from "../schema";
import { contains } from "../text-patterns";
import type { Lifecycle, PlanSlug } from "../vocabulary";
import { liveStatuses } from "./subscriptions";

/** A workspace as operators see it: counts and dates, and nothing that was found for it. */
export type CustomerFigures = Awaited<ReturnType<typeof findFigures>>[number];

/** A page of all workspaces, newest first; `q` matches their names, websites and members' addresses. */
export async function findCustomerPageAcrossCustomers(
  db: Db,
  input: {
    q?: string | undefined;
    plan?: PlanSlug | undefined;
    lifecycle?: Lifecycle | undefined;
    now: Date;
    since: Date;
    limit: number;
    offset: number;
  },
): Promise<{ rows: CustomerFigures[]; total: number }> {
  const wanted = and(
    input.plan && eq(customers.planSlug, input.plan),
    input.lifecycle && eq(customers.lifecycle, input.lifecycle),
    input.q ? isKnownAs(db, input.q) : undefined,
  );
  const page = db
    .select({ id: customers.id })
    .from(customers)
    .where(wanted)
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(input.limit)
    .offset(input.offset);
  const [rows, total] = await Promise.all([
    findFigures(db, { ...input, where: inArray(customers.id, page) }),
    db.$count(customers, wanted),
  ]);
  return { rows, total };
}

/** One workspace of any lifecycle; null if there is none. */
export async function findCustomerFigures(
  db: Db,
  input: { customerId: string; now: Date; since: Date },
): Promise<CustomerFigures | null> {
  const [row] = await findFigures(db, { ...input, where: eq(customers.id, input.customerId) });
  return row ?? null;
}

function isKnownAs(db: Db, q: string): SQL | undefined {
  const ofMembers = db
    .select({ id: memberships.customerId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(ilike(users.email, contains(q)));
  return or(
    ilike(customers.name, contains(q)),
    ilike(customers.website, contains(q)),
    inArray(customers.id, ofMembers),
  );
}

/** The figures of the selected workspaces, in one statement; each count is an index lookup of its workspace. */
function findFigures(db: Db, input: { where: SQL; now: Date; since: Date }) {
  const since = input.since.toISOString();
  const now = input.now.toISOString();
  const count = (from: SQL) => sql<number>`(select count(*)::int from ${from})`;
  return db
    .select({
      customer: customers,
      plan: plans,
      subscription: pick(
        subscriptions,
        "status",
        "interval",
        "periodEnd",
        "cancelAtPeriodEnd",
        "overdueSince",
      ),
      balance: sql<number>`(select coalesce(sum(g.remaining), 0)::int from ${creditGrants} g
        where g.customer_id = ${customers.id} and (g.expires_at is null or g.expires_at > ${now}))`,
      members: count(sql`${memberships} m where m.customer_id = ${customers.id}`),
      sources: count(
        sql`${sources} s where s.customer_id = ${customers.id} and s.is_active and s.deleted_at is null`,
      ),
      destinations: count(
        sql`${destinations} d where d.customer_id = ${customers.id} and d.is_active and d.deleted_at is null`,
      ),
      signals30Days: count(
        sql`${signals} s where s.customer_id = ${customers.id} and s.created_at >= ${since}`,
      ),
      creditsBurned30Days: sql<number>`(select coalesce(sum(e.burned), 0)::int from ${creditEntries} e
        where e.customer_id = ${customers.id} and e.kind = 'settle' and e.created_at >= ${since})`,
      lastSeenAt: sql<Date | null>`(select max(s.last_seen_at) from ${memberships} m
        join ${sessions} s on s.user_id = m.user_id and (s.customer_id is null or s.customer_id = m.customer_id)
        where m.customer_id = ${customers.id})`.mapWith((at: string | null) =>
        at === null ? null : new Date(at),
      ),
    })
    .from(customers)
    .leftJoin(plans, eq(plans.slug, customers.planSlug))
    .leftJoin(
      subscriptions,
      eq(
        subscriptions.id,
        sql`(select l.id from ${subscriptions} l where l.customer_id = ${customers.id} and l.status in ${liveStatuses}
          order by l.started_at desc, l.id desc limit 1)`,
      ),
    )
    .where(input.where)
    .orderBy(desc(customers.createdAt), desc(customers.id));
}

export interface CustomerTroubles {
  /** Active destinations that fail, and destinations paused because they did. */
  failingDestinations: number;
  signals7Days: number;
  deliveries30Days: number;
  failedDeliveries30Days: number;
  providerCents30Days: number;
}

/** What may be wrong with a workspace, in one round trip; `failures` in a row make a destination a failing one. */
export async function findCustomerTroubles(
  db: Db,
  input: { customerId: string; week: Date; month: Date; failures: number },
): Promise<CustomerTroubles> {
  const { customerId, failures } = input;
  const [week, month] = [input.week.toISOString(), input.month.toISOString()];
  const [row] = await db.execute<{ [K in keyof CustomerTroubles]: number }>(sql`
    select
      (select count(*)::int from ${destinations} where customer_id = ${customerId} and deleted_at is null
         and (paused_reason in ('auth', 'failures', 'gone') or is_active and consecutive_failures >= ${failures}))
        as "failingDestinations",
      (select count(*)::int from ${signals} where customer_id = ${customerId} and created_at >= ${week})
        as "signals7Days",
      (select count(*)::int from ${activations} where customer_id = ${customerId} and delivered_at >= ${month})
        as "deliveries30Days",
      (select count(*)::int from ${activations}
         where customer_id = ${customerId} and status = 'failed' and created_at >= ${month})
        as "failedDeliveries30Days",
      (select coalesce(sum(cents), 0)::float8 from ${providerSpend}
         where customer_id = ${customerId} and day >= ${month.slice(0, 10)}) as "providerCents30Days"`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}

/** The admins of a workspace, earliest joined first. */
export async function findAdmins(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<{ email: string; name: string | null }[]> {
  return db
    .select({ email: users.email, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.customerId, input.customerId), eq(memberships.role, "admin")))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(input.limit);
}
