/** Rotations under traffic: receivers that know only one of the two secrets. */
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hours } from "@/lib/clock";
import { forgetOldRows } from "@/lib/domain/schedules/forget-old-rows";
import { withRollback } from "@/tests/factories/context";
import { openScene, type Scene, secret } from "@/tests/factories/delivery-scene";
import { one } from "@/tests/factories/one";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { removeDestination } from "./change";
import { listDeliveries, readDestination } from "./read";
import { endPreviousSecret, rotateSecret } from "./rotate-secret";
import { testDestination } from "./test-connection";

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const scene = (work: (scene: Scene) => Promise<void>) =>
  withRollback(async (world) => {
    const here = await openScene(world, receiver);
    here.clock.advance(Date.now() - here.clock.now().getTime());
    await work(here);
  });
const refused = { kind: "status", status: 401, body: "bad signature" } as const;
const accepted = { kind: "status", status: 200, body: "ok" } as const;
const serviceSignature = (key: string, body: string) =>
  `sha256=${createHmac("sha256", key).update(body).digest("hex")}`;

describe("during the overlap of a rotation", () => {
  it("deliveries carry the standard signatures of both secrets, the new one first", () =>
    scene(async ({ ctx, destinationId, queue, deliver }) => {
      const { signatureSecret } = await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      await queue();
      await deliver();
      const { body, headers } = one(receiver.requests);
      for (const key of [signatureSecret, secret])
        expect(() => new Webhook(key).verify(body, headers)).not.toThrow();
      const [first] = String(headers["webhook-signature"]).split(" ");
      expect(() =>
        new Webhook(signatureSecret).verify(body, { ...headers, "webhook-signature": first ?? "" }),
      ).not.toThrow();
      expect(headers["x-service-signature"]).toBe(serviceSignature(signatureSecret, body));
    }));

  it.each([401, 403])("a refusal (%i) is repeated once, signed with the previous secret", (code) =>
    scene(async ({ ctx, clock, destinationId, queue, deliver, states, row }) => {
      await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      receiver.behave([{ ...refused, status: code }, accepted]);
      await queue();
      await deliver();
      expect(await states()).toEqual({ delivered: 1 });
      const [first, second] = receiver.requests;
      expect(second?.body).toBe(first?.body);
      expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
      expect(second?.headers["x-service-signature"]).toBe(serviceSignature(secret, second?.body ?? ""));
      expect(await row()).toMatchObject({ isActive: true, previousSecretUsedAt: clock.now() });
      const shown = await readDestination(ctx, { destinationId });
      expect(shown.previousSecret).toMatchObject({ usedAt: clock.now().toISOString() });
      const { data } = await listDeliveries(ctx, { destinationId, limit: 1, offset: 0 });
      expect(data[0]?.attempts).toMatchObject([
        {
          outcome: "succeeded",
          request: { headers: { "X-Service-Signature": expect.stringMatching(/previous secret/) } },
        },
      ]);
    }),
  );

  it("a receiver that has changed over no longer counts as using the previous secret", () =>
    scene(async ({ ctx, destinationId, queue, deliver, row }) => {
      await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      receiver.behave([refused, accepted, accepted]);
      await queue();
      await deliver();
      await queue();
      await deliver();
      expect(await row()).toMatchObject({ previousSecretUsedAt: null });
    }));

  it("a refusal of both secrets pauses the destination, and says that both were tried", () =>
    scene(async ({ ctx, destinationId, queue, deliver, row, states }) => {
      await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      receiver.behave([refused, refused]);
      const [id = ""] = await queue();
      await deliver();
      expect(receiver.requests).toHaveLength(2);
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "auth" });
      expect(await states()).toEqual({ held: 1 });
      const { data } = await listDeliveries(ctx, { destinationId, limit: 1, offset: 0 });
      expect(data[0]).toMatchObject({ activationId: id });
      expect(data[0]?.attempts[0]?.error).toMatch(/refused the new signing secret \(401\).*previous/);
    }));

  it("a connection test says that only the previous secret was accepted", () =>
    scene(async ({ ctx, destinationId }) => {
      await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      receiver.behave([refused, accepted]);
      expect(await testDestination(ctx, { destinationId })).toMatchObject({
        success: true,
        usedPreviousSecret: true,
      });
      expect(await testDestination(ctx, { destinationId })).toMatchObject({
        success: true,
        usedPreviousSecret: false,
      });
    }));

  it("another rotation keeps only the latest previous secret", () =>
    scene(async ({ ctx, destinationId, queue, deliver }) => {
      const second = await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      const third = await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      await queue();
      await deliver();
      const { body, headers } = one(receiver.requests);
      for (const key of [second.signatureSecret, third.signatureSecret]) {
        expect(() => new Webhook(key).verify(body, headers)).not.toThrow();
      }
      expect(() => new Webhook(secret).verify(body, headers)).toThrow();
    }));
});

describe("the previous secret", () => {
  const ends: [string, (scene: Scene) => Promise<unknown>][] = [
    ["when the overlap is over", async ({ clock }) => clock.advance(hours(24))],
    ["when a person ends it", ({ ctx, destinationId }) => endPreviousSecret(ctx, { destinationId })],
    [
      "with a rotation without overlap",
      ({ ctx, destinationId }) => rotateSecret(ctx, { destinationId, overlapHours: 0 }),
    ],
  ];
  it.each(ends)("stops working %s", (_, end) =>
    scene(async (here) => {
      const { ctx, destinationId, queue, deliver, row } = here;
      await rotateSecret(ctx, { destinationId, overlapHours: 24 });
      await end(here);
      receiver.behave([refused]);
      await queue();
      await deliver();
      const { body, headers } = one(receiver.requests);
      expect(() => new Webhook(secret).verify(body, headers)).toThrow();
      expect(await row()).toMatchObject({ isActive: false, pausedReason: "auth" });
      expect(await readDestination(ctx, { destinationId })).toMatchObject({ previousSecret: null });
    }),
  );

  it("is deleted after the overlap, and with the destination", () =>
    scene(async ({ ctx, clock, destinationId, row }) => {
      const gone = { previousSecretEncrypted: null, previousSecretUntil: null };
      await rotateSecret(ctx, { destinationId, overlapHours: 1 });
      await forgetOldRows(ctx);
      expect(await row()).toMatchObject({ previousSecretEncrypted: expect.stringMatching(/^v1\./) });
      clock.advance(hours(1));
      await forgetOldRows(ctx);
      expect(await row()).toMatchObject(gone);
      await rotateSecret(ctx, { destinationId, overlapHours: 1 });
      await removeDestination(ctx, { destinationId });
      expect(await row()).toMatchObject({ ...gone, secretEncrypted: null });
    }));
});
