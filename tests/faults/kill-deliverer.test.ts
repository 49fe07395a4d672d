/**
 * kill -9 of the delivering process at random moments. CRASH_ROUNDS sets how often (3), CRASH_SEED the random
 * seed (1).
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { activations, activities, deliveryAttempts } from "@/db/schema";
import { settings } from "@/lib/domain/settings";
import { withDatabase } from "@/tests/factories/context";
import { ok, openScene } from "@/tests/factories/delivery-scene";
import { drawFrom } from "@/tests/factories/draw-from";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import type { Work } from "./deliverer";

const rounds = Number(process.env.CRASH_ROUNDS ?? 3);
const seed = Number(process.env.CRASH_SEED ?? 1);
const perRound = 40;

function startDeliverer(work: Work) {
  const child = fork("tests/faults/deliverer.ts", [JSON.stringify(work)], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const through = once(child, "message");
  const ended = once(child, "exit");
  return { kill: () => child.kill("SIGKILL"), through, ended };
}

it(
  `loses no delivery, and repeats only what was being sent, under the same key, when killed ${rounds} times, from seed ${seed}`,
  () =>
    withDatabase(async (world) => {
      const receiver = await startReceiver({ behaviour: ok });
      const { ctx, clock, db, url, destinationId, queue, states } = {
        ...(await openScene(world, receiver)),
        url: world.url,
      };
      const draw = drawFrom(seed);
      const start = (round: number) =>
        startDeliverer({
          databaseUrl: url,
          encryptionKey: ctx.ports.keys.current.bytes.toString("base64"),
          customerId: ctx.customerId,
          destinationIds: [destinationId],
          // After the claims of the previous process have expired.
          startsAt: clock.now().getTime() + 2 * round * settings.delivery.claimMs,
        });
      for (let round = 0; round < rounds; round++) {
        await queue(perRound);
        const before = receiver.requests.length;
        const killAfter = draw(perRound);
        const deliverer = start(round);
        while (receiver.requests.length <= before + killAfter) await delay(1);
        await delay(draw(20));
        deliverer.kill();
        await deliverer.ended;
      }
      const last = start(rounds);
      await last.through;
      await last.ended;
      await receiver.close();

      const total = rounds * perRound;
      expect(await states()).toEqual({ delivered: total });
      const signalIds = (await db.select().from(activations)).map(({ signalId }) => signalId);
      const keys = receiver.requests.map(({ headers }) => headers["idempotency-key"] ?? "");
      expect(new Set(keys)).toEqual(new Set(signalIds));
      for (const { headers, body } of receiver.requests) {
        expect(headers["idempotency-key"]).toBe(JSON.parse(body).signalId);
      }
      // Only what was being sent is sent again: one delivery per connection at most.
      expect(receiver.requests.length - total).toBeLessThanOrEqual(
        rounds * settings.delivery.concurrentSends,
      );
      const attempts = await db.select().from(deliveryAttempts);
      expect(attempts.map(({ outcome }) => outcome)).toEqual(Array(total).fill("succeeded"));
      expect(await db.select().from(activities)).toHaveLength(total);
    }),
  60_000 + rounds * 30_000,
);
