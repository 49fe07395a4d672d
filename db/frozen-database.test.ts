/** A database that keeps its connections open and answers nothing, as a hung machine or a lost network does. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startProxy } from "@/tests/factories/frozen-proxy";
import { createDatabase } from "@/tests/setup/create-database";
import { openDb } from "./client";
import { isPassing } from "./failures";
import { inScope } from "./work-scope";

type Proxy = Awaited<ReturnType<typeof startProxy>>;
let database: Awaited<ReturnType<typeof createDatabase>>;
let proxy: Proxy;
let opened: ReturnType<typeof openDb>;
beforeAll(async () => {
  database = await createDatabase();
  proxy = await startProxy(database.url);
  opened = openDb(proxy.url, { max: 4 });
  await opened.db.execute(sql`create table written (n int)`);
});
afterAll(async () => {
  await opened.close();
  await proxy.close();
  await database.drop();
});

const limited = <T>(work: () => Promise<T>) => inScope({ customerId: null, statementMs: 100 }, work);
const failure = (work: () => Promise<unknown>) =>
  limited(work).then(
    () => "answered",
    (error: unknown) => (isPassing(error) ? "passing" : String(error)),
  );
const count = async () => {
  const [row] = await opened.db.execute<{ n: number }>(sql`select count(*)::int as n from written`);
  return row?.n;
};

it.each<[string, () => Promise<unknown>]>([
  [
    "a statement",
    async () => {
      proxy.freeze();
      await opened.db.execute(sql`select 1`);
    },
  ],
  [
    "the begin of a transaction",
    async () => {
      proxy.freeze();
      await opened.db.transaction((tx) => tx.execute(sql`insert into written values (1)`));
    },
  ],
  [
    "a statement of a transaction, and its rollback",
    () =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (1)`);
        proxy.freeze();
        await tx.execute(sql`insert into written values (2)`);
      }),
  ],
  [
    "the commit of a transaction",
    () =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`insert into written values (1)`);
        await tx.execute(sql`delete from written`);
        proxy.freeze();
      }),
  ],
])("does not hold up the caller of %s", async (_, work) => {
  expect(await failure(work)).toBe("passing");
  // Waiting for a connection is limited too.
  const many = Array.from({ length: 12 }, () => failure(() => opened.db.execute(sql`select 1`)));
  expect(new Set(await Promise.all(many))).toEqual(new Set(["passing"]));
  proxy.thaw();
  // Cancel requests that were held up may still hit later statements.
  await vi.waitFor(async () => {
    expect(await Promise.all(Array.from({ length: 12 }, count))).toEqual(Array(12).fill(0));
  }, 10_000);
});
