import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { pick } from "../pick";
import {
  activations,
  creditEntries,
  customers,
  destinations,
  memberships,
  plans,
  providerSpend,
  sessions,
  signals,
  subscriptions,
  users,
} from "../schema";
import { contains } from "../text-patterns";
import type { CustomerHealth, Lifecycle, PlanSlug } from "../vocabulary";
import {
  activeSources,
  balanceAt,
  type ConcernsAt,
  concernsOf,
  governs,
  needsAttention,
} from "./customer-concerns";

/** A workspace as operators see it: counts and dates, and nothing that was found for it. */
export type CustomerFigures = Awaited<ReturnType<typeof findFigures>>[number];

/** A page of all workspaces, newest first; `q` matches their names, websites and members' addresses. */
export async function findCustomerPageAcrossCustomers(
  db: Db,
  input: ConcernsAt & {
    q?: string | undefined;
    plan?: PlanSlug | undefined;
    lifecycle?: Lifecycle | undefined;
    health?: CustomerHealth | undefined;
    since: Date;
    limit: number;
    offset: number;
  },
): Promise<{ rows: CustomerFigures[]; total: number }> {
  const wanted = and(
    input.plan && eq(customers.planSlug, input.plan),
    input.lifecycle && eq(customers.lifecycle, input.lifecycle),
    input.health && isOfHealth(input.health, input),
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
  input: ConcernsAt & { customerId: string; since: Date },
): Promise<CustomerFigures | null> {
  const [row] = await findFigures(db, { ...input, where: eq(customers.id, input.customerId) });
  return row ?? null;
}

/** The same as a row's concerns and lifecycle say. */
function isOfHealth(health: CustomerHealth, at: ConcernsAt): SQL | undefined {
  if (health === "inactive") return ne(customers.lifecycle, "active");
  const attention = needsAttention(at);
  return health === "attention"
    ? attention
    : and(eq(customers.lifecycle, "active"), sql`(${attention}) is not true`);
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
function findFigures(db: Db, input: ConcernsAt & { where: SQL; since: Date }) {
  const since = input.since.toISOString();
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
      concerns: concernsOf(input),
      balance: balanceAt(input.now),
      members: count(sql`${memberships} m where m.customer_id = ${customers.id}`),
      sources: activeSources,
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
    .leftJoin(subscriptions, governs)
    .where(input.where)
    .orderBy(desc(customers.createdAt), desc(customers.id));
}

export interface CustomerTraffic {
  deliveries30Days: number;
  failedDeliveries30Days: number;
  providerCents30Days: number;
}

/** What a workspace delivered and cost since `month`, in one round trip. */
export async function findCustomerTraffic(
  db: Db,
  { customerId, month }: { customerId: string; month: Date },
): Promise<CustomerTraffic> {
  const since = month.toISOString();
  const [row] = await db.execute<{ [K in keyof CustomerTraffic]: number }>(sql`
    select
      (select count(*)::int from ${activations} where customer_id = ${customerId} and delivered_at >= ${since})
        as "deliveries30Days",
      (select count(*)::int from ${activations}
         where customer_id = ${customerId} and status = 'failed' and created_at >= ${since})
        as "failedDeliveries30Days",
      (select coalesce(sum(cents), 0)::float8 from ${providerSpend}
         where customer_id = ${customerId} and day >= ${since.slice(0, 10)}) as "providerCents30Days"`);
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
