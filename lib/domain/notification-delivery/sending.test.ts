import { describe, expect, it } from "vitest";
import { hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { listNotifications } from "@/lib/domain/notifications/inbox";
import { notifyOfCredits } from "@/lib/domain/notifications/notify";
import { changePreferences } from "@/lib/domain/notifications/preferences";
import { type Mail, UnconfirmedMail } from "@/lib/mail/mail";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { sendDueNotifications } from "./send";

const page = { limit: 25, offset: 0 };
const declined = (key: string) => ({ key, data: { what: "top_up_declined" as const } });

/** The same context with a mail server that does what the list says, then accepts everything. */
function withServer(ctx: Context, answers: (Error | null)[]): { ctx: Context; accepted: Mail[] } {
  const accepted: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      const error = answers.shift();
      if (error) throw error;
      accepted.push(mail);
    },
  };
  return { ctx: { ...ctx, ports: { ...ctx.ports, mailer } }, accepted };
}

describe("sending", () => {
  const scene = async ({ ctx }: Pick<TestWorld, "ctx">) => {
    await insertCustomer(ctx);
    const user = await insertUser(ctx);
    await notifyOfCredits(ctx, declined("1"));
    return { user, userId: user.id };
  };

  it("retries every five minutes for a day while the mail server is down, and sends once", () =>
    withRollback(async (world) => {
      const { userId } = await scene(world);
      const { clock } = world;
      const { ctx, accepted } = withServer(world.ctx, [new Error("refused"), new Error("refused")]);
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      clock.advance(minutes(5));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      clock.advance(minutes(5));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(accepted).toHaveLength(1);
    }));

  it("gives up after a day", () =>
    withRollback(async (world) => {
      const { userId } = await scene(world);
      const { ctx, accepted } = withServer(world.ctx, [new Error("refused")]);
      world.clock.advance(hours(25));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      world.clock.advance(minutes(5));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(accepted).toEqual([]);
    }));

  it("never repeats a mail that the server may have accepted", () =>
    withRollback(async (world) => {
      const { user, userId } = await scene(world);
      const { ctx, accepted } = withServer(world.ctx, [new UnconfirmedMail("timeout")]);
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      world.clock.advance(hours(2));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(accepted).toEqual([]);
      expect((await listNotifications(viewerOf(ctx, user), page)).total).toBe(1);
    }));

  it("sends once though steps run twice, also at the same time", () =>
    withDatabase(async (world) => {
      const { user, userId } = await scene(world);
      await notifyOfCredits(world.ctx, declined("2"));
      await notifyOfCredits(world.ctx, declined("2"));
      const { ctx, accepted } = withServer(world.ctx, []);
      await Promise.all([1, 2, 3, 4].map(() => sendDueNotifications(ctx, { userId })));
      await sendDueNotifications(ctx, { userId });
      expect(accepted.map(({ to }) => to)).toEqual([user.email, user.email]);
    }));

  it("waits for the end of quiet hours in the member's zone", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      // It is 20:30 in Kolkata.
      const { id: userId } = await insertUser(ctx, { timeZone: "Asia/Kolkata" });
      await changePreferences({ ...ctx, userId }, { quietHours: { from: "20:00", until: "07:00" } });
      await notifyOfCredits(ctx, declined("1"));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      clock.advance(hours(10.5) - 1);
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      clock.advance(1);
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 1 });
    }));
});
