import { expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { withRollback } from "@/tests/factories/context";
import { openScene, status } from "@/tests/factories/delivery-scene";
import { insertUser } from "@/tests/factories/workspace";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { notifyOfFailures } from "./warn";

it("warns admins and managers after 5 consecutive failures, and after 20 that it is paused", async () => {
  const receiver = await startReceiver();
  receiver.behave(status(500));
  await withRollback(async (world) => {
    const { ctx, announced } = world;
    const { queue, deliver, destinationId } = await openScene(world, receiver, { consecutiveFailures: 4 });
    const admin = await insertUser(ctx, { role: "admin", email: "admin@warned.example" });
    const user = await insertUser(ctx, { role: "user", email: "user@unwarned.example" });
    const warnings = () => announced.filter(({ name }) => name === "destination/failing");
    await queue();
    await deliver();
    expect(warnings()).toMatchObject([{ data: { destinationId, consecutiveFailures: 5, isPaused: false } }]);

    const [warning] = warnings();
    if (warning?.name !== "destination/failing") throw new Error("No warning was emitted");
    // The same event twice is one notification.
    for (const key of ["event-1", "event-1"]) await notifyOfFailures(ctx, { ...warning.data, key });
    for (const { id: userId } of [admin, user]) await sendDueNotifications(ctx, { userId });
    const [mail, ...others] = await findMailboxMessages(ctx.db, { to: admin.email });
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/failing/);
    expect(mail?.text).toContain(`/destinations/${destinationId}`);
    expect(await findMailboxMessages(ctx.db, { to: "user@unwarned.example" })).toEqual([]);
  });
  await withRollback(async (world) => {
    const { queue, deliver } = await openScene(world, receiver, { consecutiveFailures: 19 });
    await queue();
    await deliver();
    expect(world.announced.at(-1)).toMatchObject({ data: { consecutiveFailures: 20, isPaused: true } });
  });
  await receiver.close();
});
