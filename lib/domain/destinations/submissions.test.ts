/** A receiver with a submission limit: its count, and when people are warned. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { withRollback } from "@/tests/factories/context";
import { ok, openScene, type Scene, status } from "@/tests/factories/delivery-scene";
import { insertDestination } from "@/tests/factories/signals";
import { insertUser } from "@/tests/factories/workspace";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { changeDestination } from "./change";
import { listDestinations } from "./read";
import { notifyOfFilling } from "./warn";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => receiver.behave(ok));

const table = (submissions: number, body: (scene: Scene) => Promise<void>) =>
  withRollback(async (world) => {
    const config = { url: `${receiver.url}/hook`, token: "token-of-a-table" };
    await body(await openScene(world, receiver, { type: "enrichment_webhook", config, submissions }));
  });
const warnings = ({ announced }: Scene) => announced.filter(({ name }) => name === "destination/filling");
const shown = async ({ ctx }: Scene) => (await listDestinations(ctx)).data.map((one) => one.submissions);

it("counts deliveries and shows the count with the limit", () =>
  table(7, async (scene) => {
    const { queue, deliver } = scene;
    receiver.behave([ok, status(500)]);
    await queue(2);
    await deliver();
    expect(await shown(scene)).toEqual([{ count: 8, limit: 50_000 }]);
    expect(warnings(scene)).toEqual([]);
  }));

it("warns people once, when the count passes 45,000", () =>
  table(44_998, async (scene) => {
    const { queue, deliver, ctx, destinationId } = scene;
    await queue(3);
    await deliver();
    await queue(2);
    await deliver();
    expect(await shown(scene)).toEqual([{ count: 45_003, limit: 50_000 }]);
    expect(warnings(scene)).toMatchObject([{ data: { customerId: ctx.customerId, destinationId } }]);

    const { id: userId, email: to } = await insertUser(ctx, { role: "manager" });
    await notifyOfFilling(ctx, { customerId: ctx.customerId, destinationId, key: "1" });
    await sendDueNotifications(ctx, { userId });
    const [mail] = await findMailboxMessages(ctx.db, { to });
    expect(mail?.text).toContain("45,003 signals");
    expect(mail?.text).toContain(`/destinations/${destinationId}`);
  }));

it("restarts the count for a new address, but not for a new token", () =>
  table(46_000, async (scene) => {
    const { ctx, destinationId } = scene;
    const change = (config: Record<string, string>) =>
      changeDestination(ctx, { destinationId, change: { config } });
    const url = `${receiver.url}/hook`;
    expect((await change({ url, token: "another" })).submissions?.count).toBe(46_000);
    expect((await change({ url: `${url}/new` })).submissions?.count).toBe(0);

    const { id: userId, email: to } = await insertUser(ctx, { role: "admin" });
    await notifyOfFilling(ctx, { customerId: ctx.customerId, destinationId, key: "1" });
    await sendDueNotifications(ctx, { userId });
    expect(await findMailboxMessages(ctx.db, { to })).toEqual([]);
  }));

it("accepts new settings even if no key decrypts the old ones", () =>
  table(5, async (scene) => {
    const { ctx } = scene;
    const { id: destinationId } = await insertDestination(ctx, {
      type: "enrichment_webhook",
      configEncrypted: "v1.lost.AAAA.AAAA",
      submissions: 5,
    });
    const change = { config: { url: `${receiver.url}/hook` } };
    const { submissions } = await changeDestination(ctx, { destinationId, change });
    expect(submissions?.count).toBe(0);
  }));

it("shows no count for types without a limit", () =>
  withRollback(async (world) => {
    const scene = await openScene(world, receiver, { submissions: 60_000 });
    expect(await shown(scene)).toEqual([null]);
  }));
