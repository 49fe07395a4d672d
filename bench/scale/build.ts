import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import {
  activations,
  deliveryAttempts,
  engagements,
  postSources,
  posts,
  signalArchives,
  signalBitmaps,
  signalBlocks,
  signals,
  signalTags,
  signalTerms,
  signalWords,
} from "@/db/schema";
import { hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { sealBlocks } from "@/lib/domain/signals/seal-blocks";
import { newId } from "@/lib/ids";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { insertPipeline } from "./pipeline";
import { words } from "./words";

/** A workspace full of signals, and the user who views them. */
export interface FullWorkspace {
  ctx: Context;
  userId: string;
  /** Tag categories with their values. */
  tags: { categoryId: string; valueIds: string[] }[];
}

const perStatement = 50_000;

/**
 * Creates a workspace with `count` signals over two years: 9 types, 200 sources, 12 personas, 100 industries, 50,000
 * companies and 700,000 people, with skewed frequencies. A third are tagged, 5,000 are archived. The word "pipeline"
 * is in three of ten signals, "zebrafish" in a few.
 */
export async function buildWorkspace(ctx: Context, count: number): Promise<FullWorkspace> {
  await insertCustomer(ctx, { planSlug: "internal" });
  const user = await insertUser(ctx);
  const tags: FullWorkspace["tags"] = [];
  for (let n = 0; n < 10; n++) {
    const { id: categoryId } = await insertTagCategory(ctx, { name: `Category ${n}` });
    const valueIds: string[] = [];
    for (let v = 0; v < 6; v++) {
      valueIds.push((await insertTagValue(ctx, { categoryId, name: `Value ${v}` })).id);
    }
    tags.push({ categoryId, valueIds });
  }
  await insertCompanies(ctx);
  for (let from = 0; from < count; from += perStatement) {
    const to = Math.min(from + perStatement, count);
    await insertRange(ctx, { from, to, count, userId: user.id, valueIds: tags.flatMap((t) => t.valueIds) });
  }
  await ctx.db.execute(sql`
    insert into signal_counters (customer_id, next_ordinal, last_created_at)
    values (${ctx.customerId}, ${count}, ${ctx.clock.now().toISOString()})`);
  await ctx.db.execute(sql`
    insert into signal_blocks (customer_id, block)
    select ${ctx.customerId}::uuid, generate_series(0, ${count - 1}::int / 8192)`);
  return { ctx, userId: user.id, tags };
}

/** Seals all full blocks; returns blocks per second. */
export async function sealWorkspace(ctx: Context): Promise<number> {
  const started = performance.now();
  let sealed = 0;
  for (let isDone = false; !isDone; ) {
    const step = await sealBlocks(ctx);
    sealed += step.sealed;
    isDone = step.isDone;
  }
  return sealed / ((performance.now() - started) / 1000);
}

async function insertCompanies({ db, customerId }: Context): Promise<void> {
  await db.execute(sql`
    insert into companies (id, customer_id, key, network_url, name)
    select gen_random_uuid(), ${customerId}, key, key, 'Company ' || n
    from (select n, 'https://www.network.example/company/' || n as key from generate_series(0, 49999) n) companies`);
}

interface Range {
  from: number;
  to: number;
  count: number;
  userId: string;
  valueIds: string[];
}

/** Inserts a range of signals without their people: no measurement reads people, and it halves the time. */
async function insertRange({ db, customerId, clock }: Context, range: Range): Promise<void> {
  const { from, to, count } = range;
  const every = Math.min(minutes(60), hours(17_520) / count);
  const receipt = { fit: [], strength: [], text: "x".repeat(300) };
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Disables foreign keys and mark triggers: the data is consistent, and no block is sealed yet.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`select setseed(${(from % 997) / 997}::float8)`);
    await tx.execute(sql`
      with drawn as materialized (
        select n, floor(9 * power(random(), 2))::int as type, floor(200 * power(random(), 2))::int as source,
               floor(12 * power(random(), 1.5))::int as persona, floor(100 * power(random(), 2))::int as industry,
               floor(50000 * power(random(), 1.5))::int as company, floor(700000 * random())::int as person,
               floor(20000 * power(random(), 1.5))::int as post, random() as a, random() as b, random() as c,
               (select array_agg(word) from unnest(${arrayOf(words)}) word) as w
        from generate_series(${from}::int, ${to - 1}::int) n)
      insert into signals (id, customer_id, type, kind, source_id, source_type, post_id, engagement_id, person_id,
        person_name, person_title, person_url, company_key, company_name, industry, employee_count, post_excerpt,
        strength, icp_score, classification, persona, seniority, confidence, why_it_matters, suggested_opener,
        talking_points, written_by, receipt, gates, occurred_at, created_at, ordinal)
      select gen_random_uuid(), ${customerId}, 'TYPE_' || type, case when a < 0.6 then 'reaction' else 'comment' end,
        md5(${customerId} || 'source' || source)::uuid, 'source_type_' || source % 4,
        md5(${customerId} || 'post' || post)::uuid, gen_random_uuid(), md5(${customerId} || 'person' || person)::uuid,
        initcap(w[1 + person % 97] || w[1 + person % 89]) || ' ' || initcap(w[1 + person % 101] || w[1 + person / 101 % 103]),
        'Head of ' || initcap(w[1 + person % 53]), 'https://www.network.example/in/' || person,
        case when a < 0.95 then 'https://www.network.example/company/' || company end,
        case when a < 0.95 then initcap(w[1 + company % 107]) || ' ' || initcap(w[1 + company / 107 % 109]) end,
        'Industry ' || industry, company % 5000,
        'We learned that ' || w[1 + post % 100] || ' and ' || w[1 + post / 100 % 100] || ' decide on '
          || w[1 + post * 7 % 109] || ' long before ' || w[1 + post * 13 % 107] || ' does.',
        1 + floor(10 * b)::int, case when c < 0.9 then floor(101 * b)::int end,
        case when c < 0.5 then 'buyer' when c < 0.7 then 'influencer' end, 'persona_' || persona, 'director', 0.9,
        'Leads ' || w[1 + person % 53] || ' at a company of ' || company % 5000 || ' people and spoke of '
          || case when b < 0.3 then 'pipeline' else w[1 + person % 83] end || ' ' || w[1 + n % 91]
          || case when n % 50021 = 7 then ' zebrafish' else '' end || ' under a post on ' || w[1 + post % 100] || '.',
        'Your thoughts on this made me think.', array['One', 'Two', 'Three'], 'rules',
        ${JSON.stringify(receipt)}::jsonb, '[]'::jsonb, now(), to_timestamp(
          (${clock.now().getTime() - every * count}::float8 + n * ${every}::float8) / 1000), n
      from drawn`);
    await tx.execute(sql`
      insert into signal_tags (customer_id, signal_id, value_id)
      select distinct customer_id, id, v[1 + floor(60 * power(random(), 2))::int]
      from signals cross join (select ${arrayOf(range.valueIds)}::uuid[] as v) v
      cross join lateral generate_series(1, 1 + floor(3 * power(random(), 2))::int + ordinal * 0) one
      where customer_id = ${customerId} and ordinal >= ${from} and ordinal < ${to} and random() < 0.35`);
    await tx.execute(sql`
      insert into signal_archives (customer_id, user_id, signal_id)
      select customer_id, ${range.userId}, id from signals
      where customer_id = ${customerId} and ordinal >= ${from} and ordinal < ${to}
        and ordinal % ${Math.max(1, Math.floor(count / 5_000))} = 0`);
  });
}

const arrayOf = (texts: readonly string[]) => sql`${`{${texts.join(",")}}`}::text[]`;

/** Creates two workspaces with `count` signals each and one with 10,000. */
export async function buildWorlds(open: () => Context, count: number, log: (line: string) => void) {
  // Fires also where `insertRange` disables the triggers.
  await open().db.execute(sql`alter table signals enable always trigger signals_words`);
  const build = async (size: number) => {
    const world = await buildWorkspace({ ...open(), customerId: newId() }, size);
    log(`built ${size} signals`);
    return world;
  };
  const large = await build(count);
  const other = await build(count);
  const small = await build(10_000);
  await insertPipeline(large.ctx, count);
  await insertPipeline(small.ctx, 10_000);
  log("built sources, posts, engagements and deliveries");
  await vacuum(large.ctx.db);
  for (const { ctx } of [large, other, small]) {
    log(`sealed, ${(await sealWorkspace(ctx)).toFixed(1)} blocks per second`);
  }
  await vacuum(large.ctx.db);
  log("analyzed");
  return { large, small };
}

/** Vacuums like autovacuum would; table by table, because statements time out after 30 seconds. */
export async function vacuum(db: Db): Promise<void> {
  for (const table of [
    signals,
    signalTags,
    signalArchives,
    signalBlocks,
    signalBitmaps,
    signalWords,
    signalTerms,
    posts,
    postSources,
    engagements,
    activations,
    deliveryAttempts,
  ]) {
    await db.execute(sql`vacuum (analyze) ${table}`);
  }
}
