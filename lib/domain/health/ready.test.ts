import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDb } from "@/db/client";
import { seconds } from "@/lib/clock";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readReadiness } from "./ready";

describe("readiness", () => {
  it("is given by a database with the migrations of this version", () =>
    withRollback(async ({ db, clock }) => {
      expect(await readReadiness({ db, clock })).toEqual({ status: "ready", reason: null });
    }));

  it("is not given while a migration of this version is missing", () =>
    withDatabase(async ({ db, clock }) => {
      await db.execute(sql`
        delete from drizzle.__drizzle_migrations
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
      expect(await readReadiness({ db, clock })).toEqual({
        status: "not_ready",
        reason: "The database is not migrated to this version. Run npm run migrate.",
      });
      await db.execute(sql`drop schema drizzle cascade`);
      expect(await readReadiness({ db, clock })).toMatchObject({ status: "not_ready" });
    }));

  it("is given by a database that a newer version has migrated", () =>
    withDatabase(async ({ db, clock }) => {
      await db.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`);
      expect(await readReadiness({ db, clock })).toMatchObject({ status: "ready" });
    }));

  it("is not given while the database refuses writes", () =>
    withDatabase(async ({ db, clock }) => {
      await db.execute(sql`
        create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
      await db.execute(sql`create trigger full_disk before insert on heartbeats execute function refuse()`);
      const refused = { status: "not_ready", reason: expect.stringContaining("refuses writes") };
      expect(await readReadiness({ db, clock })).toEqual(refused);
      await db.execute(sql`drop trigger full_disk on heartbeats`);
      clock.advance(seconds(5));
      expect(await readReadiness({ db, clock })).toMatchObject({ status: "ready" });
    }));

  it("is not given without a database", () =>
    withRollback(async ({ clock }) => {
      const { db, close } = openDb("postgres://nobody@127.0.0.1:1/none", { max: 1 });
      expect(await readReadiness({ db, clock })).toEqual({
        status: "not_ready",
        reason: "The database does not answer.",
      });
      await close();
    }));
});
