import { expect, it } from "vitest";
import { findMailboxMessages } from "@/db/queries/mailbox";
import { withRollback } from "@/tests/factories/context";
import { openScene, status } from "@/tests/factories/delivery-scene";
import { insertUser } from "@/tests/factories/workspace";
import { startReceiver } from "@/tests/fakes/receiver/receiver";
import { listWarned, warnOfFailures } from "./warn";

it("warns admins and managers after 5 consecutive failures, and after 20 that it is paused", async () => {
  const receiver = await startReceiver();
  receiver.behave(status(500));
  await withRollback(async (world) => {
    const { ctx, announced } = world;
    const { queue, deliver, destinationId } = await openScene(world, receiver, { consecutiveFailures: 4 });
    const admin = await insertUser(ctx, { role: "admin", email: "admin@warned.example" });
    await insertUser(ctx, { role: "user", email: "user@unwarned.example" });
    const warnings = () => announced.filter(({ name }) => name === "destination/failing");
    await queue();
    await deliver();
    expect(warnings()).toMatchObject([{ data: { destinationId, consecutiveFailures: 5, isPaused: false } }]);
    expect(await listWarned(ctx)).toEqual([admin.email]);

    const [warning] = warnings();
    if (warning?.name !== "destination/failing") throw new Error("No warning was emitted");
    await warnOfFailures(ctx, { ...warning.data, to: admin.email });
    const [mail] = await findMailboxMessages(ctx.db, { to: admin.email });
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
