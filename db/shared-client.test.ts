import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Db, type OpenDb, openDb } from "./client";
import { customers } from "./schema";
import { AbandonedError, StatementTimeoutError } from "./shared-client";
import { inScope } from "./work-scope";

let open: OpenDb;
beforeAll(() => {
  open = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
});
afterAll(() => open.close());

const id = "0190a1b2-c3d4-7000-8000-000000000001";

async function repeat(times: number, ask: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) await ask();
}

/** The number of statements prepared by this connection that contain the text. */
async function prepared(db: Db, text: string): Promise<number> {
  const pattern = sql.raw(`'%${text}%'`);
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements
        where statement like ${pattern} and statement not like '%pg_prepared_statements%'`,
  );
  return row?.n ?? 0;
}

const echo = (name: string, value: number | SQL) => sql`select ${value}::int as ${sql.raw(name)}`;

describe("a statement", () => {
  it("is prepared after five uses and returns the same rows", async () => {
    const { db } = open;
    await repeat(4, () => db.execute(echo("fifth", 7)));
    expect(await prepared(db, "as fifth")).toBe(0);
    expect(await db.execute(echo("fifth", 8))).toMatchObject([{ fifth: 8 }]);
    expect(await db.execute(echo("fifth", 9))).toMatchObject([{ fifth: 9 }]);
    expect(await prepared(db, "as fifth")).toBe(1);
  });

  it("from the query builder is prepared too", async () => {
    const { db } = open;
    await repeat(6, () => db.select({ id: customers.id }).from(customers).where(eq(customers.id, id)));
    expect(await prepared(db, 'select "id" from "customers"')).toBe(1);
  });

  it("is prepared in transactions and savepoints", async () => {
    const { db } = open;
    await db.transaction(async (tx) => {
      await repeat(3, () => tx.execute(echo("outer_one", 1)));
      await tx.transaction((inner) => repeat(3, () => inner.execute(echo("outer_one", 2))));
      expect(await tx.execute(echo("outer_one", 3))).toMatchObject([{ outer_one: 3 }]);
    });
    expect(await prepared(db, "as outer_one")).toBe(1);
  });

  it("still works after a failed transaction", async () => {
    const { db } = open;
    await repeat(6, () => db.execute(echo("survivor", 1)));
    const failing = db.transaction(async (tx) => {
      await tx.execute(echo("survivor", 2));
      await tx.execute(sql`select 1 / ${0}::int`);
    });
    await expect(failing).rejects.toThrow();
    expect(await db.execute(echo("survivor", 3))).toMatchObject([{ survivor: 3 }]);
  });

  it.each([
    ["has no parameters", () => echo("bare", sql.raw("1")), "as bare"],
    ["is long", () => sql`select ${1}::int as lengthy, ${sql.raw(`'${"x".repeat(4_000)}'`)}`, "as lengthy"],
  ])("that %s is not prepared", async (_, make, text) => {
    await repeat(8, () => open.db.execute(make()));
    expect(await prepared(open.db, text)).toBe(0);
  });

  it("with many different texts does not grow a connection's prepared statements past the limit", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
    try {
      for (let n = 0; n < 260; n += 1) await repeat(5, () => db.execute(echo(`many_${n}`, n)));
      expect(await prepared(db, "as many")).toBe(256);
    } finally {
      await close();
    }
  });

  it("is planned for its actual values", async () => {
    const [row] = await open.db.execute(sql`show plan_cache_mode`);
    expect(row).toEqual({ plan_cache_mode: "force_custom_plan" });
  });
});

describe("behind a pooler", () => {
  it("nothing is prepared", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1, pooled: true });
    try {
      const ask = () =>
        db
          .select({ id: customers.id })
          .from(customers)
          .where(inArray(customers.id, [id]));
      await repeat(8, ask);
      expect(await prepared(db, "customers")).toBe(0);
    } finally {
      await close();
    }
  });
});

const patient = { customerId: null, statementMs: null };

describe("a statement's time limit", () => {
  const sleep = sql`select pg_sleep(${20}::int)`;
  const inAMoment = { customerId: null, statementMs: 50 };
  const running = async (db: Db) => {
    const [row] = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'
          and datname = current_database()`,
    );
    return row?.n;
  };

  it("cancels it in the database and leaves the connection usable", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
    try {
      // Opens the connection: a cancel that arrives before its statement has no effect.
      await db.execute(sql`select 1`);
      await expect(inScope(inAMoment, () => db.execute(sleep))).rejects.toMatchObject({
        cause: expect.any(StatementTimeoutError),
      });
      expect(await db.execute(sql`select 1 as one`)).toMatchObject([{ one: 1 }]);
      expect(await running(db)).toBe(0);
    } finally {
      await close();
    }
  });

  it("applies inside a transaction, which is rolled back", async () => {
    const id = "0190a1b2-c3d4-7000-8000-000000000002";
    const transaction = inScope(inAMoment, () =>
      open.db.transaction(async (tx) => {
        await tx.insert(customers).values({ id, name: "Late", lifecycle: "active" });
        await tx.execute(sleep);
      }),
    );
    await expect(transaction).rejects.toMatchObject({ cause: expect.any(StatementTimeoutError) });
    expect(await open.db.select().from(customers).where(eq(customers.id, id))).toEqual([]);
  });

  it("does not affect faster statements or other errors", async () => {
    const generous = { customerId: null, statementMs: 20_000 };
    expect(await inScope(generous, () => open.db.execute(sql`select ${2}::int as two`))).toMatchObject([
      { two: 2 },
    ]);
    await expect(inScope(generous, () => open.db.execute(sql`select 1 / ${0}::int`))).rejects.toMatchObject({
      cause: { code: "22012" },
    });
  });
});

describe("a statement whose caller has left", () => {
  const leaving = () => {
    const caller = new AbortController();
    return { scope: { ...patient, signal: caller.signal }, abort: () => caller.abort() };
  };

  it("is canceled in the database, and no further one runs", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
    try {
      await db.execute(sql`select 1`);
      const { scope, abort } = leaving();
      const statement = inScope(scope, () => db.execute(sql`select pg_sleep(${20}::int)`));
      setTimeout(abort, 50);
      await expect(statement).rejects.toMatchObject({ cause: expect.any(AbandonedError) });
      await expect(inScope(scope, () => db.execute(sql`select 1`))).rejects.toMatchObject({
        cause: expect.any(AbandonedError),
      });
      expect(await db.execute(sql`select 1 as one`)).toMatchObject([{ one: 1 }]);
    } finally {
      await close();
    }
  });

  it("gives its turn to the next", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
    try {
      const { scope, abort } = leaving();
      const holding = db.execute(sql`select pg_sleep(${0.2}::float8)`);
      const abandoned = inScope(scope, () => db.execute(sql`select 1`));
      const next = db.execute(sql`select 1 as one`);
      // The driver's statements start when they are awaited.
      const settled = Promise.all([holding, next, expect(abandoned).rejects.toThrow()]);
      abort();
      expect((await settled)[1]).toMatchObject([{ one: 1 }]);
    } finally {
      await close();
    }
  });
});

describe("the pool", () => {
  it("leaves room for others while one workspace keeps it busy", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 4 });
    try {
      const ended: string[] = [];
      const ask = (customerId: string, seconds: number) =>
        inScope({ ...patient, customerId }, async () => {
          await db.execute(sql`select pg_sleep(${seconds}::float8)`);
          ended.push(customerId);
        });
      const busy = Array.from({ length: 12 }, () => ask("busy", 0.2));
      await ask("quiet", 0);
      await inScope({ ...patient, customerId: "quiet" }, () =>
        db.transaction((tx) => tx.execute(sql`select ${1}::int`)),
      );
      expect(ended).toEqual(["quiet"]);
      await Promise.all(busy);
      expect(ended.filter((one) => one === "busy")).toHaveLength(12);
    } finally {
      await close();
    }
  });

  it("lets a statement run on the pool during a transaction when transactions use up the workspace's share", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 3 });
    try {
      const nested = () =>
        inScope({ ...patient, customerId: "one" }, () =>
          db.transaction(async (tx) => {
            await tx.execute(sql`select ${1}::int`);
            return db.execute(sql`select ${2}::int as beside`);
          }),
        );
      const answers = await Promise.all([nested(), nested()]);
      expect(answers).toMatchObject([[{ beside: 2 }], [{ beside: 2 }]]);
    } finally {
      await close();
    }
  });

  it("gets a connection back after every kind of failure", async () => {
    const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 2 });
    try {
      const scope = { ...patient, customerId: "one" };
      for (let n = 0; n < 4; n += 1) {
        await expect(inScope(scope, () => db.execute(sql`select 1 / ${0}::int`))).rejects.toThrow();
        await expect(
          inScope(scope, () =>
            db.transaction(async () => {
              throw new Error("on purpose");
            }),
          ),
        ).rejects.toThrow("on purpose");
      }
      expect(await inScope(scope, () => db.execute(sql`select 1 as one`))).toMatchObject([{ one: 1 }]);
    } finally {
      await close();
    }
  });
});
