/** Pipeline results for tests that start after the pipeline; referenced rows are created if not given. */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { insertSignals, type NewSignal, type Signal } from "@/db/queries/signals";
import {
  activations,
  companies,
  destinations,
  engagements,
  people,
  postSources,
  posts,
  signals,
} from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { sealConfig, sealSecret } from "@/lib/domain/destinations/sealed";
import { newId, newSignatureSecret, stableId } from "@/lib/ids";
import { one } from "./one";
import { insertSource } from "./workspace";

type Change<T extends { $inferInsert: object }> = Partial<T["$inferInsert"]>;

const ago = (ctx: Context, ms: number) => new Date(ctx.clock.now().getTime() - ms);

/** A watched post found by its source, pending its first harvest. */
export async function insertPost(
  ctx: Context,
  change: Change<typeof posts> = {},
): Promise<typeof posts.$inferSelect> {
  const id = newId();
  const { customerId } = ctx;
  const sourceId = change.sourceId ?? (await insertSource(ctx, { key: `source ${id}` })).id;
  const postedAt = change.postedAt ?? ago(ctx, hours(5));
  const post = one(
    await ctx.db
      .insert(posts)
      .values({
        id,
        customerId,
        url: `https://${ctx.ports.network.host}/feed/update/urn:li:activity:${id}`,
        authorName: "Ada Author",
        authorNetworkUrl: `https://${ctx.ports.network.host}/in/ada-author`,
        authorKind: "person",
        text: "Our pipeline review changed how we sell. Here is what we learned about buying signals.",
        likes: 12,
        comments: 3,
        relevanceScore: 80,
        relevanceReason: "Speaks of pipeline review",
        status: "qualified",
        expiresAt: new Date(postedAt.getTime() + days(14)),
        nextHarvestAt: ctx.clock.now(),
        createdAt: ctx.clock.now(),
        ...change,
        sourceId,
        postedAt,
      })
      .returning(),
  );
  const { createdAt } = post;
  await ctx.db.insert(postSources).values({ customerId, postId: post.id, sourceId, createdAt });
  return post;
}

/** A comment that is not qualified yet. */
export async function insertEngagement(
  ctx: Context,
  change: Change<typeof engagements> = {},
): Promise<typeof engagements.$inferSelect> {
  const id = newId();
  const post = await postFor(ctx, change);
  return one(
    await ctx.db
      .insert(engagements)
      .values({
        id,
        customerId: ctx.customerId,
        sourceId: post.sourceId,
        kind: "comment",
        personUrl: `https://${ctx.ports.network.host}/in/person-${id}`,
        personName: "Pat Person",
        commentId: change.kind === undefined || change.kind === "comment" ? id : "",
        reactionType: change.kind === "reaction" ? "like" : null,
        text: "We moved our forecast into the same review, and it made all the difference for the team.",
        engagedAt: ago(ctx, hours(2)),
        dueAt: new Date(ctx.clock.now().getTime() + days(1)),
        createdAt: ctx.clock.now(),
        ...change,
        postId: post.id,
      })
      .returning(),
  );
}

async function postFor(ctx: Context, { postId, sourceId }: { postId?: string; sourceId?: string }) {
  if (!postId) return insertPost(ctx, sourceId ? { sourceId } : {});
  return one(await ctx.db.select().from(posts).where(eq(posts.id, postId)));
}

export async function insertCompany(
  ctx: Context,
  change: Change<typeof companies> = {},
): Promise<typeof companies.$inferSelect> {
  const id = newId();
  const networkUrl = change.networkUrl ?? `https://${ctx.ports.network.host}/company/company-${id}`;
  return one(
    await ctx.db
      .insert(companies)
      .values({
        id,
        customerId: ctx.customerId,
        key: networkUrl,
        networkUrl,
        name: "Northwind",
        industry: "Software Development",
        employeeCount: 250,
        website: "https://www.northwind.example",
        ...change,
      })
      .returning(),
  );
}

/** A sales leader, created with their company. */
export async function insertPerson(
  ctx: Context,
  change: Change<typeof people> = {},
): Promise<typeof people.$inferSelect> {
  const id = newId();
  const company = change.companyId === undefined ? await insertCompany(ctx) : null;
  return one(
    await ctx.db
      .insert(people)
      .values({
        id,
        customerId: ctx.customerId,
        networkUrl: `https://${ctx.ports.network.host}/in/person-${id}`,
        name: "Pat Person",
        headline: "VP Sales at Northwind",
        title: "VP Sales",
        location: "Berlin, Germany",
        companyId: company?.id ?? null,
        companyName: company?.name ?? "Northwind",
        companyNetworkUrl: company?.networkUrl ?? null,
        ...change,
      })
      .returning(),
  );
}

/** More signals than any test has. */
const farOff = 1_000_000;

const storeSignals = ({ db, customerId }: Context, rows: NewSignal[]): Promise<Signal[]> =>
  db.transaction((tx) => insertSignals(tx, { customerId, signals: rows }));

/**
 * Stores signals as the product does. Those dated before existing ones get their time and position as if they had
 * arrived in time.
 */
export async function insertSignalRows(ctx: Context, rows: NewSignal[]): Promise<Signal[]> {
  const { db, customerId } = ctx;
  const stored = await storeSignals(ctx, rows);
  const given = new Map(rows.map((row) => [row.id, row.createdAt]));
  const late = stored.filter((row) => given.get(row.id)?.getTime() !== row.createdAt.getTime());
  if (late.length === 0) return stored;
  for (const { id } of late) {
    await db
      .update(signals)
      .set({ createdAt: given.get(id) })
      .where(eq(signals.id, id));
  }
  // Moves them via distant ordinals first, since an update checks uniqueness row by row.
  await db.execute(sql`
    update signals s set ordinal = ${farOff} + placed.n
    from (select id, row_number() over (order by created_at, id) as n from signals
          where customer_id = ${customerId}) placed
    where s.id = placed.id`);
  await db
    .update(signals)
    .set({ ordinal: sql`${signals.ordinal} - ${farOff + 1}` })
    .where(and(eq(signals.customerId, customerId), gt(signals.ordinal, farOff)));
  const ids = rows.map(({ id }) => id);
  return db.select().from(signals).where(inArray(signals.id, ids)).orderBy(signals.ordinal);
}

/** A strong signal with its post, engagement and person. */
export async function insertSignal(ctx: Context, change: Partial<NewSignal> = {}): Promise<Signal> {
  const id = newId();
  const person = change.personId
    ? one(await ctx.db.select().from(people).where(eq(people.id, change.personId)))
    : await insertPerson(ctx);
  const engagement = await insertEngagement(ctx, {
    ...(change.sourceId && { sourceId: change.sourceId }),
    ...(change.postId && { postId: change.postId }),
    personUrl: person.networkUrl,
    personId: person.id,
    status: "signal",
    signalId: change.id ?? id,
  });
  // Without a given date, it is stored after the existing ones.
  const store = change.createdAt ? insertSignalRows : storeSignals;
  return one(
    await store(ctx, [
      {
        id,
        type: "TARGET_PERSON_COMMENT",
        kind: "comment",
        sourceId: engagement.sourceId,
        sourceType: "target_person",
        postId: engagement.postId,
        engagementId: engagement.id,
        personId: person.id,
        companyId: person.companyId,
        personName: person.name,
        personTitle: person.title,
        personLocation: person.location,
        personUrl: person.networkUrl,
        companyKey: person.companyNetworkUrl,
        companyName: person.companyName,
        industry: "Software Development",
        employeeCount: 250,
        postExcerpt: "Our pipeline review changed how we sell.",
        strength: 8,
        icpScore: 90,
        classification: "buyer",
        persona: "sales",
        seniority: "director",
        confidence: 0.9,
        whyItMatters: "Pat leads sales and spoke of pipeline reviews.",
        suggestedOpener: "Your comment on pipeline reviews made me think.",
        talkingPoints: ["Pipeline reviews", "Forecasts", "Buying signals"],
        writtenBy: "rules",
        receipt: { fit: [], strength: [] },
        gates: [],
        occurredAt: engagement.engagedAt,
        createdAt: ctx.clock.now(),
        ...change,
      },
    ]),
  );
}

/** An active webhook that receives every signal; `config` is sealed as in production. */
export async function insertDestination(
  ctx: Context,
  { config, secret, ...change }: Change<typeof destinations> & { config?: unknown; secret?: string } = {},
): Promise<typeof destinations.$inferSelect> {
  const id = change.id ?? newId();
  const { keys } = ctx.ports;
  return one(
    await ctx.db
      .insert(destinations)
      .values({
        id,
        customerId: ctx.customerId,
        type: "webhook",
        name: `Webhook ${stableId(id).slice(0, 8)}`,
        configEncrypted: sealConfig(
          config ?? { url: "http://127.0.0.1:9/hook", auth: { type: "none" } },
          keys,
          id,
        ),
        configSummary: "127.0.0.1",
        secretEncrypted: sealSecret(secret ?? newSignatureSecret(), keys, id),
        routing: { mode: "auto" },
        createdAt: ctx.clock.now(),
        updatedAt: ctx.clock.now(),
        ...change,
      })
      .returning(),
  );
}

/** A signal pending for a destination, due immediately. */
export async function insertActivation(
  ctx: Context,
  change: Change<typeof activations> = {},
): Promise<typeof activations.$inferSelect> {
  return one(
    await ctx.db
      .insert(activations)
      .values({
        id: newId(),
        customerId: ctx.customerId,
        trigger: "routing",
        nextAttemptAt: ctx.clock.now(),
        createdAt: ctx.clock.now(),
        ...change,
        signalId: change.signalId ?? (await insertSignal(ctx)).id,
        destinationId: change.destinationId ?? (await insertDestination(ctx)).id,
      })
      .returning(),
  );
}
