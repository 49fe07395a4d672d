import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "@/db/client";
import {
  activities,
  auditEvents,
  creditEntries,
  onboardings,
  posts,
  signals,
  sources,
  suppressions,
} from "@/db/schema";
import type { Context } from "@/lib/context";
import { ErasePerson } from "@/lib/contracts/privacy";
import { AppError } from "@/lib/errors";
import { hashToken, newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertForeignTraces, insertKnownPerson, known } from "@/tests/factories/known-person";
import { one } from "@/tests/factories/one";
import { insertCustomer } from "@/tests/factories/workspace";
import { erasePerson } from "./erase";

const erase = (ctx: Context, networkUrl: string = known.url, more: { suppress?: boolean } = {}) =>
  erasePerson(ctx, ErasePerson.parse({ networkUrl, ...more }));

/** Every table, and whether its rows name a workspace. */
async function findTables(db: Db): Promise<{ name: string; ofWorkspace: boolean }[]> {
  return db.execute<{ name: string; ofWorkspace: boolean }>(sql`
    select t.table_name as name, exists (
      select 1 from information_schema.columns c
      where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'customer_id'
    ) as "ofWorkspace"
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`);
}

/** The rows of each table as text: the workspace's, or all if the table has no workspace column. */
async function readEverything(ctx: Context): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name, ofWorkspace } of await findTables(ctx.db)) {
    const where = ofWorkspace ? sql`where customer_id = ${ctx.customerId}` : sql``;
    const rows = await ctx.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t ${where} order by 1`,
    );
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

const isNamed = (row: string) =>
  [known.name, `${known.slug}(?!-lind)`, "ACoAAQuirina"].some((word) =>
    new RegExp(`${word}\\b`, "i").test(row),
  );

describe("erasing a person", () => {
  it("leaves neither name nor URL in any column of any table except suppressions", () =>
    withRollback(async ({ ctx }) => {
      const scene = await insertKnownPerson(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertKnownPerson(other);
      await insertForeignTraces(other, scene);
      const { erased, suppressed } = await erase(ctx);
      expect(suppressed).toBe(true);
      expect(erased).toEqual({
        people: 1,
        lookups: 2,
        sources: 1,
        engagements: 3,
        posts: 2,
        signals: 1,
        tags: 1,
        feedback: 1,
        rescues: 1,
        comments: 1,
        archives: 1,
        activations: 1,
        attempts: 1,
        activities: 1,
        reports: 1,
        reworded: 1,
        texts: 10,
      });
      const named = [...(await readEverything(ctx))].flatMap(([table, rows]) =>
        rows.filter(isNamed).map((row) => `${table}: ${row}`),
      );
      expect(named.filter((row) => !row.startsWith("suppressions: "))).toEqual([]);
      const kept = await ctx.db
        .select()
        .from(suppressions)
        .where(eq(suppressions.customerId, ctx.customerId));
      expect(kept.map(({ value }) => value).toSorted()).toEqual(
        [known.url, known.opaqueUrl, known.neighbourUrl].toSorted(),
      );
    }));

  it("keeps others' engagements under their posts, without author, text and quotes", () =>
    withRollback(async ({ ctx, db }) => {
      const { authored, others } = await insertKnownPerson(ctx);
      await erase(ctx);
      const post = one(await db.select().from(posts).where(eq(posts.id, authored.id)));
      expect(post).toMatchObject({
        url: `https://www.network.example/feed/update/erased-${post.id}`,
        authorName: "Erased person",
        authorNetworkUrl: null,
        authorHeadline: null,
        text: "",
        status: "closed",
        closedReason: "erased",
        nextHarvestAt: null,
      });
      const signal = one(await db.select().from(signals).where(eq(signals.id, others.id)));
      expect(signal).toMatchObject({ strength: others.strength, receipt: others.receipt, postExcerpt: "" });
      expect(signal.talkingPoints).toHaveLength(3);
      const words = [signal.whyItMatters, signal.suggestedOpener, ...signal.talkingPoints].join(" ");
      expect(words).toMatch(/Pat/);
      expect(words).not.toMatch(/Quarterly|Zephyrsson/);
    }));

  it("keeps ledger, audit log, feed and sources under a pseudonym, and leaves a namesake alone", () =>
    withRollback(async ({ ctx, db }) => {
      const { watching } = await insertKnownPerson(ctx);
      await erase(ctx);
      const pseudonym = `sha256:${hashToken(known.url)}`;
      const causes = await db
        .select({ cause: creditEntries.cause })
        .from(creditEntries)
        .where(eq(creditEntries.customerId, ctx.customerId));
      expect(causes).toContainEqual({ cause: `person:${pseudonym} first` });
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events.map(({ action, detail }) => [action, detail?.value ?? detail?.sha256])).toEqual(
        expect.arrayContaining([
          ["suppression.created", pseudonym],
          ["suppression.created", known.neighbourUrl],
          ["person.erased", hashToken(known.url)],
        ]),
      );
      const remaining = await db.select().from(activities).where(eq(activities.customerId, ctx.customerId));
      expect(remaining.map(({ title }) => title).toSorted()).toEqual([
        "Read the posts of Erased person",
        "Read the posts of Quirina Zephyrssons",
      ]);
      expect(one(await db.select().from(sources).where(eq(sources.id, watching.id)))).toMatchObject({
        key: `erased:${watching.id}`,
        networkUrl: null,
        displayName: "Erased person",
        isActive: false,
        deletedAt: ctx.clock.now(),
      });
      const onboarding = one(
        await db.select().from(onboardings).where(eq(onboardings.customerId, ctx.customerId)),
      );
      expect(onboarding).toMatchObject({
        profileUrl: null,
        suggestions: [{ networkUrl: known.neighbourUrl }],
      });
    }));

  it.each([
    ["the opaque address", known.opaqueUrl],
    ["a path", "in/Quirina-Zephyrsson"],
    [
      "a mobile address with a query",
      "https://m.network.example/in/QUIRINA-zephyrsson/recent-activity?x=1#y",
    ],
  ])("finds them by %s", (_, networkUrl) =>
    withRollback(async ({ ctx }) => {
      await insertKnownPerson(ctx);
      expect((await erase(ctx, networkUrl)).erased).toMatchObject({ people: 1, signals: 1, posts: 2 });
      expect((await readEverything(ctx)).get("people")?.some(isNamed)).toBe(false);
    }),
  );

  it("changes no row of another workspace that knows the same person", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      await insertKnownPerson(other);
      await insertKnownPerson(ctx);
      const before = await readEverything(other);
      await erase(ctx);
      const after = await readEverything(other);
      for (const { name, ofWorkspace } of await findTables(ctx.db)) {
        if (ofWorkspace) expect(after.get(name), name).toEqual(before.get(name));
      }
    }));

  it("erases nothing more when repeated, and records each request in the audit log", () =>
    withRollback(async ({ ctx, db }) => {
      await insertKnownPerson(ctx);
      await erase(ctx);
      const { erased, suppressed } = await erase(ctx);
      expect([Object.values(erased).every((count) => count === 0), suppressed]).toEqual([true, true]);
      const wanted = and(eq(auditEvents.customerId, ctx.customerId), eq(auditEvents.action, "person.erased"));
      expect(await db.$count(auditEvents, wanted)).toBe(2);
    }));

  it("suppresses no one unless requested, and reports whether an earlier suppression exists", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      expect((await erase(ctx, "in/nobody-known", { suppress: false })).suppressed).toBe(false);
      expect(await db.$count(suppressions, eq(suppressions.customerId, ctx.customerId))).toBe(0);
      expect((await erase(ctx, "in/nobody-known")).suppressed).toBe(true);
      expect((await erase(ctx, "in/nobody-known", { suppress: false })).suppressed).toBe(true);
    }));

  it.each(["company/acme", "nobody", "https://evil-network.example/in/ada", "in/"])(
    "refuses %s",
    (networkUrl) =>
      withRollback(async ({ ctx }) => {
        await insertCustomer(ctx);
        const refused = await erase(ctx, networkUrl).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(AppError);
        expect(refused).toMatchObject({ code: "validation_error", details: [{ path: "networkUrl" }] });
      }),
  );

  it.each([
    {},
    { networkUrl: "" },
    { networkUrl: "in/a", suppress: "yes" },
    { networkUrl: "in/a", all: true },
    null,
  ])("refuses a body such as %j", (body) => expect(ErasePerson.safeParse(body).success).toBe(false));
});
