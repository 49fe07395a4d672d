import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { openDb } from "@/db/client";
import { beatAcrossCustomers } from "@/db/queries/heartbeats";
import { StatementTimeoutError } from "@/db/shared-client";
import { minutes, seconds } from "@/lib/clock";
import { Health } from "@/lib/contracts/probes";
import { log } from "@/lib/log";
import { withDatabase, withRollback } from "@/tests/factories/context";
import packageJson from "../../../package.json";
import { createHeard } from "./heard";
import { readHealth } from "./read";

describe("health", () => {
  it("is ok before the engine's first heartbeat", () =>
    withRollback(async ({ db, clock }) => {
      expect(Health.parse(await readHealth({ db, clock }))).toEqual({
        status: "ok",
        version: packageJson.version,
        time: clock.now().toISOString(),
        checks: { database: "ok", engine: "unknown" },
        setAside: 0,
        engineLastCallAt: null,
      });
    }));

  it("says when the engine last called, which is a sign of life too", () =>
    withRollback(async ({ db, clock }) => {
      const calledAt = clock.now();
      createHeard(() => ({ db, clock }))();
      const health = () => readHealth({ db, clock });
      await expect.poll(async () => (await health()).engineLastCallAt).toBe(calledAt.toISOString());
      expect((await health()).checks.engine).toBe("ok");
      clock.advance(minutes(2));
      expect(await health()).toMatchObject({
        checks: { engine: "unknown" },
        engineLastCallAt: calledAt.toISOString(),
      });
    }));

  it("reports an engine with a heartbeat in the last 2 minutes as ok", () =>
    withRollback(async ({ db, clock }) => {
      const engine = async () => (await readHealth({ db, clock })).checks.engine;
      await beatAcrossCustomers(db, { name: "engine", at: clock.now() });
      expect(await engine()).toBe("ok");
      clock.advance(minutes(2) - 1);
      expect(await engine()).toBe("ok");
      clock.advance(1);
      expect(await engine()).toBe("unknown");
      await beatAcrossCustomers(db, { name: "engine", at: clock.now() });
      expect(await engine()).toBe("ok");
    }));

  it("does not believe a heartbeat from the future", () =>
    withRollback(async ({ db, clock }) => {
      await beatAcrossCustomers(db, {
        name: "engine",
        at: new Date(clock.now().getTime() + minutes(60 * 24)),
      });
      expect((await readHealth({ db, clock })).checks.engine).toBe("unknown");
    }));

  it("is degraded while the database refuses writes, within five seconds", () =>
    withDatabase(async ({ db, clock }) => {
      const health = async () => {
        const { status, checks } = await readHealth({ db, clock });
        return [status, checks.database];
      };
      expect(await health()).toEqual(["ok", "ok"]);
      await db.execute(sql`
        create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`);
      await db.execute(sql`create trigger full_disk before insert on heartbeats execute function refuse()`);
      expect(await health()).toEqual(["ok", "ok"]);
      clock.advance(seconds(5));
      expect(await health()).toEqual(["degraded", "read_only"]);
      await db.execute(sql`drop trigger full_disk on heartbeats`);
      clock.advance(seconds(5));
      expect(await health()).toEqual(["ok", "ok"]);
    }));

  it("is degraded if the database does not answer", () =>
    withRollback(async ({ clock }) => {
      const { db, close } = openDb("postgres://nobody@127.0.0.1:1/none", { max: 1 });
      expect(await readHealth({ db, clock })).toMatchObject({
        status: "degraded",
        checks: { database: "down", engine: "unknown" },
        setAside: null,
      });
      await close();
    }));

  it("logs one late answer as a warning, and the second in a row or a refusal as an error", () =>
    withRollback(async ({ db: real, clock }) => {
      const [warn, error, info] = (["warn", "error", "info"] as const).map((level) => vi.spyOn(log, level));
      const logged = () => [warn, error, info].map((spy) => spy?.mock.calls.length);
      /** Its answers come late while `late`; a refusal is the driver's error. */
      let state: "fine" | "late" | "refused" = "late";
      const db = new Proxy(real, {
        get: (target, name) => {
          if (state === "late") throw new StatementTimeoutError(2_000);
          if (state === "refused") throw new Error("connect ECONNREFUSED");
          return Reflect.get(target, name);
        },
      });
      const read = async (next: typeof state) => {
        state = next;
        clock.advance(seconds(5));
        await readHealth({ db, clock });
        return logged();
      };
      expect(await read("late")).toEqual([1, 0, 0]);
      expect(await read("fine")).toEqual([1, 0, 1]);
      expect(await read("late")).toEqual([2, 0, 1]);
      expect(await read("late")).toEqual([2, 1, 1]);
      expect(await read("late")).toEqual([2, 1, 1]);
      expect(await read("fine")).toEqual([2, 1, 2]);
      expect(await read("refused")).toEqual([2, 2, 2]);
      vi.restoreAllMocks();
    }));
});
