/** Only what can be recorded is sent, and a crash repeats only what was being sent. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "@/db/client";
import { deliveryAttempts } from "@/db/schema";
import type { Context } from "@/lib/context";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { settings } from "@/lib/domain/settings";
import { type SendRequest, safeRequest } from "@/lib/outbound/safe-request";
import { withDatabase } from "@/tests/factories/context";
import { ok, openScene } from "@/tests/factories/delivery-scene";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

const { concurrentSends, claimMs } = settings.delivery;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave(ok);
});

/** The same context, with `send` as the webhook transport; `doubts` gets whether each delivery may have arrived. */
function sendingBy(ctx: Context, send: SendRequest, doubts: boolean[] = []): Context {
  const webhook = createWebhookDestination({ allowPrivate: true, send });
  const deliver: typeof webhook.deliver = (delivery) => {
    doubts.push(delivery.mayHaveArrived);
    return webhook.deliver(delivery);
  };
  return { ...ctx, ports: { ...ctx.ports, destinations: { adapterOf: () => ({ ...webhook, deliver }) } } };
}

/** Makes a table refuse rows as PostgreSQL does when the disk is full. Returns what ends that. */
async function fill(db: Db, table: string): Promise<() => Promise<void>> {
  await db.execute(sql`
    create or replace function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`);
  await db.execute(
    sql.raw(`create trigger full_disk before insert or update on ${table}
    for each statement execute function refuse()`),
  );
  return async () => void (await db.execute(sql.raw(`drop trigger full_disk on ${table}`)));
}

describe("a database that refuses writes", () => {
  it.each(["activations", "delivery_attempts", "activities", "destinations"])(
    "to %s gets nothing sent, and everything is sent once when it accepts them again",
    (table) =>
      withDatabase(async (world) => {
        const { db, queue, deliver, states } = await openScene(world, receiver);
        await queue(25);
        const free = await fill(db, table);
        for (let n = 0; n < 3; n++) await expect(deliver()).rejects.toThrow();
        expect(receiver.requests).toEqual([]);
        expect(await states()).toEqual({ queued: 25 });
        await free();
        expect(await deliver()).toMatchObject({ claimed: 25 });
        expect(receiver.requests).toHaveLength(25);
        expect(await states()).toEqual({ delivered: 25 });
      }),
  );

  it("in the middle of a batch stops it, and what was being sent is recorded as soon as it can be", () =>
    withDatabase(async (world) => {
      const { ctx, db, clock, queue, deliver, states } = await openScene(world, receiver);
      await queue(30);
      let free: Promise<() => Promise<void>> | undefined;
      const filling = sendingBy(ctx, async (request) => {
        free ??= fill(db, "delivery_attempts");
        await free;
        return safeRequest(request);
      });
      let waits = 0;
      const reaches = async (moment: Date) => {
        waits += 1;
        if (waits === 3) await (await free)?.();
        await clock.reaches(moment);
      };
      await expect(deliver({ ...filling, clock: { ...clock, reaches } })).rejects.toThrow();
      expect(receiver.requests).toHaveLength(concurrentSends);
      expect(await states()).toEqual({ delivered: concurrentSends, queued: 20 });
      await deliver();
      expect(receiver.requests).toHaveLength(30);
      const keys = receiver.requests.map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys).size).toBe(30);
      expect(await db.$count(deliveryAttempts)).toBe(30);
    }));
});

it("a worker that dies leaves only what it was sending in doubt, and the rest is sent as new", () =>
  withDatabase(async (world) => {
    const { ctx, clock, queue, deliver, states } = await openScene(world, receiver);
    await queue(35);
    let sends = 0;
    const dying = sendingBy(ctx, async (request) => {
      sends += 1;
      const answer = await safeRequest(request);
      return sends > concurrentSends ? new Promise<never>(() => {}) : answer;
    });
    void deliver(dying);
    await expect.poll(() => receiver.requests.length).toBe(2 * concurrentSends);
    await expect.poll(() => states()).toEqual({ delivered: 10, delivering: 10, queued: 15 });
    clock.advance(claimMs);
    const doubts: boolean[] = [];
    await deliver(sendingBy(ctx, safeRequest, doubts));
    expect(await states()).toEqual({ delivered: 35 });
    expect(doubts.filter(Boolean)).toHaveLength(concurrentSends);
    expect(receiver.requests).toHaveLength(35 + concurrentSends);
  }));
