/** One row that can't be stored, or one person who can't be judged, never stops the others. */
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { findActivities } from "@/db/queries/activities";
import { deleteOldAcrossCustomers } from "@/db/queries/old-rows";
import { countSetAsidesAcrossCustomers } from "@/db/queries/set-asides";
import { engagements, people, posts, setAsides, signals } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { qualifyEngagements } from "@/lib/domain/engagements/qualify";
import { readHealth } from "@/lib/domain/health/read";
import { lookUpCompany } from "@/lib/domain/look-ups/company";
import { lookUpPeople } from "@/lib/domain/look-ups/people";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { settings } from "@/lib/domain/settings";
import type { Network } from "@/lib/networks/network";
import { openTelemetry } from "@/lib/telemetry/open";
import { setTelemetry, telemetry } from "@/lib/telemetry/telemetry";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { withDatabase } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { engage, salesLeaders } from "@/tests/factories/people";
import { discover, harvest } from "@/tests/factories/pipeline";
import { insertPost } from "@/tests/factories/signals";
import { insertWorkspace } from "@/tests/factories/workspace";

/** From now on the database refuses rows with this value, as it refuses one that no column can hold. */
const refuse = ({ db }: Context, table: string, column: string, value: string) =>
  db.execute(
    sql.raw(
      `alter table ${table} add constraint refused check (${column} <> '${value.replaceAll("'", "''")}') not valid`,
    ),
  );

const storedSetAsides = ({ db, customerId }: Context) =>
  db.select().from(setAsides).where(eq(setAsides.customerId, customerId));
const feed = async ({ db, customerId, clock }: Context) =>
  (
    await findActivities(db, {
      customerId,
      since: new Date(clock.now().getTime() - days(1)),
      ...{ limit: 50, offset: 0 },
    })
  ).rows.map(({ title }) => title);

/** Counts from now on, and reads how much was set aside, by kind. */
async function countInMetrics(): Promise<(kind: string) => Promise<string | undefined>> {
  setTelemetry(
    await openTelemetry({ METRICS_TOKEN: "a-token-for-metrics-only" }, { backlog: async () => null }),
  );
  onTestFinished(async () => {
    await telemetry()?.close();
    setTelemetry(null);
  });
  return async (kind) =>
    (await telemetry()?.scrape())
      ?.split("\n")
      .find((line) => line.startsWith(`signal_set_aside_total{kind="${kind}"`))
      ?.split(" ")
      .at(-1);
}

const refusedByCheck = "PostgreSQL 23514";

describe("what can't be stored or judged", () => {
  it("is a post: the rest of its page is stored, and it is neither paid nor tried again", () =>
    withDatabase(async ({ ctx, db, clock }) => {
      const { source } = await insertWorkspace(ctx);
      const target = { kind: "person", networkUrl: source.networkUrl ?? "" } as const;
      const since = new Date(clock.now().getTime() - days(14));
      const { items } = await ctx.ports.network.listPosts(target, { cursor: null, since });
      const bad = items[1];
      if (!bad) throw new Error("The source has too few posts.");
      await refuse(ctx, "posts", "url", bad.url);
      const counted = await countInMetrics();
      const { found } = await discover(ctx, source);
      const stored = await db.select().from(posts);
      expect(found).toBe(items.length - 1);
      expect(stored.map(({ url }) => url).toSorted()).toEqual(
        items.flatMap(({ url }) => (url === bad.url ? [] : url)).toSorted(),
      );
      const row = one(await storedSetAsides(ctx));
      expect(row).toMatchObject({ kind: "post", sourceId: source.id, reason: refusedByCheck });
      expect(JSON.stringify(row)).not.toContain(bad.url);
      expect(await readBooks(ctx)).toMatchObject({ burned: found });
      expect(await feed(ctx)).toContain(`1 post from ${source.displayName} was set aside`);
      expect(await countSetAsidesAcrossCustomers(db, { since })).toBe(1);
      expect(await readHealth({ db, clock })).toMatchObject({ status: "ok", setAside: 1 });
      expect(await counted("post")).toBe("1");

      clock.advance(hours(7));
      await discover(ctx, source);
      expect(await storedSetAsides(ctx)).toHaveLength(1);
      expect((await feed(ctx)).filter((title) => title.includes("set aside"))).toHaveLength(1);
      const before = new Date(clock.now().getTime() + 1);
      expect(await deleteOldAcrossCustomers(db, "setAsides", before)).toBe(1);
    }));

  it("is an engagement: the rest of its page is stored and paid for", () =>
    withDatabase(async ({ ctx, db, clock }) => {
      const { home } = sandboxCatalogue();
      const { source } = await insertWorkspace(ctx, {
        source: { type: "own_company", networkUrl: home.networkUrl },
      });
      const { network } = ctx.ports;
      const since = new Date(clock.now().getTime() - days(6));
      const page = await network.listPosts(
        { kind: "company", networkUrl: home.networkUrl },
        { cursor: null, since },
      );
      const { url, postedAt } = one(page.items.filter(({ likes }) => likes > 6));
      const post = await insertPost(ctx, { sourceId: source.id, url, postedAt });
      const reactions = (await network.listReactions(url, null)).items;
      const bad = reactions[2]?.person.networkUrl ?? "";
      await refuse(ctx, "engagements", "person_url", bad);
      expect(await harvest(ctx, post.id)).toBeNull();
      const stored = await db.select().from(engagements);
      expect(stored.length).toBeGreaterThanOrEqual(reactions.length - 1);
      expect(stored.map(({ personUrl }) => personUrl)).not.toContain(bad);
      expect(await readBooks(ctx)).toMatchObject({ burned: stored.length });
      expect(await storedSetAsides(ctx)).toMatchObject([
        { kind: "engagement", postId: post.id, sourceId: source.id, reason: refusedByCheck },
      ]);
      expect(await feed(ctx)).toContain(`1 engagement from ${source.displayName} was set aside`);
    }));

  it("is a person: everyone else becomes a signal, and nothing is paid for them, nor later", () =>
    withDatabase(async ({ ctx, db, calls }) => {
      const { source } = await insertWorkspace(ctx);
      const [bad, ...others] = salesLeaders(3);
      if (!bad) throw new Error("The sandbox has too few people.");
      const seen = [];
      for (const person of [bad, ...others]) seen.push(await engage(ctx, person, { sourceId: source.id }));
      await refuse(ctx, "people", "network_url", bad.networkUrl);
      const ids = seen.map(({ id }) => id);
      expect(await qualifyEngagements(ctx, { ids })).toMatchObject({ signals: 2, left: 0 });
      const look = () => calls.filter(({ operation }) => operation === "getPerson").length;
      expect(look()).toBe(3);
      const statuses = await db.select({ status: engagements.status }).from(engagements);
      expect(statuses.map(({ status }) => status).toSorted()).toEqual(["set_aside", "signal", "signal"]);
      expect(await storedSetAsides(ctx)).toMatchObject([{ kind: "person", reason: refusedByCheck }]);
      expect(await feed(ctx)).toContain(`1 person from ${source.displayName} was set aside`);
      const books = await readBooks(ctx);
      expect(books.ledger).toBe(books.balance);
      expect(await db.select().from(people)).toHaveLength(2);
      expect(books.burned).toBe(2 * settings.price.person);

      await qualifyEngagements(ctx, { ids });
      const later = await engage(ctx, bad, { sourceId: source.id });
      expect(await qualifyEngagements(ctx, { ids: [later.id] })).toMatchObject({ signals: 0, left: 0 });
      expect(look()).toBe(3);
      expect(await readBooks(ctx)).toMatchObject({ burned: books.burned });

      await erasePerson(ctx, { networkUrl: bad.networkUrl, suppress: false });
      expect(await storedSetAsides(ctx)).toEqual([]);
    }));

  it("is a person whom the judge fails on: everyone else is judged", () =>
    withDatabase(async ({ ctx, db }) => {
      const { source } = await insertWorkspace(ctx);
      const [bad, good] = salesLeaders(2);
      if (!bad || !good) throw new Error("The sandbox has too few people.");
      const { writer } = ctx.ports;
      const failing: Context = {
        ...ctx,
        ports: {
          ...ctx.ports,
          writer: {
            ...writer,
            write: async (input) => {
              if (input.person.name === bad.name) throw new TypeError("Cannot read properties of null");
              return writer.write(input);
            },
          },
        },
      };
      const first = await engage(ctx, bad, { sourceId: source.id });
      const second = await engage(ctx, good, { sourceId: source.id });
      const result = await qualifyEngagements(failing, { ids: [first.id, second.id] });
      expect(result).toMatchObject({ signals: 1, left: 0 });
      expect(one(await db.select().from(signals)).personName).toBe(good.name);
      expect(await storedSetAsides(ctx)).toMatchObject([{ kind: "person", reason: "TypeError" }]);
    }));

  it("is a person or company of a look-up: the others are found", () =>
    withDatabase(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const [bad, good] = salesLeaders(2);
      if (!bad || !good) throw new Error("The sandbox has too few people.");
      await refuse(ctx, "people", "network_url", bad.networkUrl);
      const found = await lookUpPeople(ctx, [bad.networkUrl, good.networkUrl]);
      expect([...found.keys()]).toEqual([good.networkUrl]);
      expect((await lookUpPeople(ctx, [bad.networkUrl])).size).toBe(0);
      const { home } = sandboxCatalogue();
      await ctx.db.execute(
        sql.raw(`alter table companies add constraint refused check (name <> '${home.name}') not valid`),
      );
      expect(await lookUpCompany(ctx, home.networkUrl)).toBeNull();
      expect(await lookUpCompany(ctx, home.networkUrl)).toBeNull();
      expect((await storedSetAsides(ctx)).map(({ kind }) => kind).toSorted()).toEqual(["company", "person"]);
    }));
});

describe("what a retry may heal", () => {
  it("is never set aside", () =>
    withDatabase(async ({ ctx, db }) => {
      const { source } = await insertWorkspace(ctx);
      await db.execute(sql`
        create function fail_now() returns trigger language plpgsql as
        $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$`);
      await db.execute(sql`create trigger failing before insert on posts execute function fail_now()`);
      await expect(discover(ctx, source)).rejects.toThrow();
      expect(await storedSetAsides(ctx)).toEqual([]);
      await db.execute(sql`drop trigger failing on posts`);
      expect((await discover(ctx, source)).found).toBeGreaterThan(0);
    }));
});

it("a title whose cut falls into an emoji does not fail the judgement", () =>
  withDatabase(async ({ ctx, db }) => {
    const { source } = await insertWorkspace(ctx);
    const leader = one(salesLeaders(1));
    const { network } = ctx.ports;
    const title = `VP Sales ${"x".repeat(68)} 😀 and more of it`;
    const retitled: Network = {
      ...network,
      getPerson: async (url) => {
        const { item, costCents } = await network.getPerson(url);
        return { item: item && { ...item, title }, costCents };
      },
    };
    const engagement = await engage(ctx, leader, { sourceId: source.id });
    const titled = { ...ctx, ports: { ...ctx.ports, network: retitled } };
    await qualifyEngagements(titled, { ids: [engagement.id] });
    expect(one(await db.select().from(engagements)).status).toMatch(/^(signal|rejected)$/);
    expect(await storedSetAsides(ctx)).toEqual([]);
  }));
