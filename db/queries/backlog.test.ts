import { sql } from "drizzle-orm";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { outbox } from "@/db/schema";
import { newId } from "@/lib/ids";
import { migrateEngine } from "@/packages/inngest-engine/schema";
import { withDatabase } from "@/tests/factories/context";
import { findBacklogAcrossCustomers } from "./backlog";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

describe("findBacklogAcrossCustomers", () => {
  it("is empty without events, and has no queue without the embedded engine", () =>
    withDatabase(async ({ db }) => {
      expect(await findBacklogAcrossCustomers(db)).toEqual({
        unsent: 0,
        oldestUnsentSeconds: 0,
        queue: null,
      });
    }));

  it("counts events of all workspaces that were not sent, and the age of the oldest", () =>
    withDatabase(async ({ db }) => {
      const event = (createdAt: Date, sentAt: Date | null) => {
        const customerId = newId();
        return { id: newId(), customerId, name: "signals/created", data: { customerId }, createdAt, sentAt };
      };
      await db.insert(outbox).values([event(ago(90), null), event(ago(5), null), event(ago(500), ago(499))]);
      const { unsent, oldestUnsentSeconds } = await findBacklogAcrossCustomers(db);
      expect(unsent).toBe(2);
      expect(oldestUnsentSeconds).toBeGreaterThanOrEqual(90);
      expect(oldestUnsentSeconds).toBeLessThan(400);
    }));

  it("counts the engine's calls that are due, not those that run, wait or are planned", () =>
    withDatabase(async ({ db, url }) => {
      const client = postgres(url, { max: 1, onnotice: () => {} });
      await migrateEngine(client);
      await client.end();
      const job = (kind: string, runAt: Date, input: { lease?: Date; blocked?: string } = {}) =>
        db.execute(sql`
          insert into engine.job (run_id, function_id, kind, step, run_at, lease_until, blocked_on)
          values (${newId()}, 'f', ${kind}, 's', ${runAt.toISOString()}, ${input.lease?.toISOString() ?? null},
            ${input.blocked ?? null})`);
      await job("call", ago(60));
      await job("call", ago(10));
      await job("call", ago(300), { lease: ago(-60) });
      await job("call", ago(300), { blocked: "a workspace" });
      await job("call", ago(-300));
      await job("sleep", ago(300));
      const { queue } = await findBacklogAcrossCustomers(db);
      expect(queue?.ready).toBe(2);
      expect(queue?.lagSeconds).toBeGreaterThanOrEqual(60);
      expect(queue?.lagSeconds).toBeLessThan(200);
    }));
});
