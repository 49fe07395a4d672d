/**
 * What a round must have done, judged from outside: the vendor's own listing, the receivers' records and the rows, with
 * none of the product's verbs.
 */
import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { policy } from "@/db/policy";
import { activations, engagements, outbox, people, posts, signals, sources } from "@/db/schema";
import { days } from "@/lib/clock";
import { createHarvestApi } from "@/lib/networks/harvestapi";
import type { Network, NetworkPage } from "@/lib/networks/network";
import { sandboxHost } from "@/packages/sandbox-network/world";
import { readBooks } from "@/tests/factories/ledger";
import type { Scene } from "./scene";
import type { Stage } from "./stage";

/** What is wrong with a round; all empty is right. Texts name the row. */
export interface Verdict {
  engagements: number;
  signals: number;
  deliveries: number;
  lost: string[];
  /** Stored or paid twice: never allowed. */
  doubled: string[];
  /** Deliveries that a receiver accepted more than once: allowed for what was being sent when a part failed. */
  resent: number;
}

/**
 * What the product has not finished yet, in words; empty when it has nothing left to do for the workspace. One
 * statement, so that nothing hides by moving on between two counts.
 */
export async function pendingOf({ db }: Pick<Stage, "db">, { ctx, destinations }: Scene): Promise<string[]> {
  const mine = (table: PgTable & { customerId: PgColumn }) =>
    sql`(select count(*)::int from ${table} where ${table.customerId} = ${ctx.customerId}`;
  const [row] = await db.execute<Record<string, number>>(sql`
    select
      ${mine(sources)} and ${sources.lastDiscoveryAt} is null) as "sources not read",
      ${mine(posts)} and ${posts.status} in ('qualified', 'harvesting') and ${posts.harvestCount} = 0)
        as "posts not harvested",
      ${mine(engagements)} and ${engagements.status} = 'pending') as "engagements not judged",
      ${mine(signals)}) * ${destinations.length}::int - ${mine(activations)}) as "deliveries not begun",
      ${mine(activations)} and ${activations.status} in ('queued', 'delivering', 'retrying'))
        as "deliveries not made",
      ${mine(outbox)} and (${outbox.sentAt} is null or ${outbox.startedBy} is null)) as "events not begun"`);
  return Object.entries(row ?? {}).flatMap(([name, n]) => (n === 0 ? [] : [`${n} ${name}`]));
}

/** Compares what was done with what there was to do. */
export async function judge(stage: Stage, scene: Scene): Promise<Verdict> {
  const { db, outside } = stage;
  const { customerId } = scene.ctx;
  const lost: string[] = [];
  const doubled: string[] = [];
  const clock = outside.vendor.clock;
  const network = createHarvestApi({
    ...{ apiKey: outside.vendor.key, host: sandboxHost, clock, baseUrl: outside.vendor.url },
  });
  const stored = await db.select().from(posts).where(eq(posts.customerId, customerId));
  const rows = await db.select().from(engagements).where(eq(engagements.customerId, customerId));
  try {
    const target = { kind: "person", networkUrl: scene.networkUrl } as const;
    const since = new Date(clock.now().getTime() - days(13));
    const urls = new Set(stored.map(({ url }) => url));
    for (const { url } of await listAll((cursor) => network.listPosts(target, { cursor, since }))) {
      if (!urls.has(url)) lost.push(`post ${url}`);
    }
    for (const post of stored.filter(({ harvestCount }) => harvestCount > 0)) {
      const has = new Set(rows.filter(({ postId }) => postId === post.id).map(keyOf));
      for (const key of await keysListed(network, post.url))
        if (!has.has(key)) lost.push(`${key} of ${post.url}`);
    }
  } finally {
    await network.close();
  }
  const keys = rows.map((row) => `${row.postId} ${keyOf(row)}`);
  if (new Set(keys).size < keys.length) doubled.push(`${keys.length - new Set(keys).size} engagements`);

  const read = await db.$count(people, eq(people.customerId, customerId));
  const { price } = policy;
  const reactionsAndComments = rows.filter(({ kind }) => kind !== "post").length;
  const paid = stored.length * price.post + reactionsAndComments * price.engagement + read * price.person;
  const books = await readBooks(scene.ctx);
  if (books.burned > paid) doubled.push(`${books.burned - paid} credits`);
  if (books.burned < paid) lost.push(`${paid - books.burned} credits not charged`);
  if (books.balance !== books.ledger) lost.push(`ledger ${books.ledger} but balance ${books.balance}`);

  const made = await db.select({ id: signals.id }).from(signals).where(eq(signals.customerId, customerId));
  const sent = await db.select().from(activations).where(eq(activations.customerId, customerId));
  let resent = 0;
  for (const { id, path } of scene.destinations) {
    for (const signal of made) {
      const what = `signal ${signal.id} to ${path}`;
      const mine = sent.filter((one) => one.destinationId === id && one.signalId === signal.id);
      const times = outside.accepted.filter((one) => one.path === path && one.key === signal.id).length;
      if (mine.length > 1) doubled.push(`activation of ${what}`);
      if (mine.length === 0 || mine[0]?.status !== "delivered")
        lost.push(`${what}: ${mine[0]?.status ?? "none"}`);
      else if (times === 0) lost.push(`${what}: never accepted`);
      resent += Math.max(0, times - 1);
    }
  }
  return { engagements: rows.length, signals: made.length, deliveries: sent.length, lost, doubled, resent };
}

async function listAll<T>(list: (cursor: string | null) => Promise<NetworkPage<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: NetworkPage<T> = await list(cursor);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}

const keyOf = (e: { kind: string; personUrl: string; commentId: string }) =>
  `${e.kind} ${e.personUrl} ${e.commentId}`;

async function keysListed(network: Network, url: string): Promise<string[]> {
  const items = [
    ...(await listAll((cursor) => network.listReactions(url, cursor))),
    ...(await listAll((cursor) => network.listComments(url, cursor))),
  ];
  return items.map(({ kind, person, commentId }) =>
    keyOf({ kind, personUrl: person.networkUrl, commentId: commentId ?? "" }),
  );
}

/** Whether the engine has nothing to do before its clock moves on, and has noticed a clock that went back. */
export async function isIdle({ db, clock }: Stage): Promise<boolean> {
  const now = clock.now().toISOString();
  const [row] = await db.execute<{ busy: number }>(sql`
    select ((select count(*) from engine.event where routed_at is null)
      + (select count(*) from engine.job where lease_until is not null
          or (run_at <= ${now}::timestamptz and blocked_on is null))
      + (select count(*) from engine.job where planned_at > ${now}::timestamptz + interval '1 minute')
      + (select count(*) from engine.cron where next_at <= ${now}::timestamptz
          or (cron = '* * * * *' and next_at > ${now}::timestamptz + interval '1 minute')))::int as busy`);
  return row?.busy === 0;
}
