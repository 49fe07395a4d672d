/** Notifications by mail over SMTP, to a server that fails in every way that servers do. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertNotifications } from "@/db/queries/notifications";
import { hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { notifyOfCredits, notifyOfSignals } from "@/lib/domain/notifications/notify";
import { changePreferences } from "@/lib/domain/notifications/preferences";
import { startDueNotifications } from "@/lib/domain/notifications/schedule";
import { newId } from "@/lib/ids";
import { createSmtpMailer } from "@/lib/mail/smtp";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { type MailFault, type MailServer, startMailServer } from "@/tests/fakes/mail-server/mail-server";
import { sendDueNotifications } from "./send";

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const declined = (key: string) => ({ key, data: { what: "top_up_declined" as const } });

/** A workspace with one admin, whose mail goes through the server. */
async function open(world: Pick<TestWorld, "ctx">) {
  const mailer = createSmtpMailer({ url: server.url, from: "Signals <signals@product.example>" });
  const ctx: Context = { ...world.ctx, ports: { ...world.ctx.ports, mailer } };
  await insertCustomer(ctx);
  const { id: userId, email } = await insertUser(ctx);
  const send = () => sendDueNotifications(ctx, { userId });
  return { ctx, userId, email, send };
}

const recipients = () => server.accepted.map(({ recipient }) => recipient);

describe("a mail", () => {
  it("arrives once after the mail server was down, and not a second time", () =>
    withRollback(async (world) => {
      const { ctx, email, send } = await open(world);
      await notifyOfCredits(ctx, declined("1"));
      await server.stop();
      expect(await send()).toEqual({ sent: 0 });
      expect(await send()).toEqual({ sent: 0 });
      await server.start();
      world.clock.advance(minutes(5));
      expect(await startDueNotifications(world.system)).toEqual({ started: 1 });
      expect(await send()).toEqual({ sent: 1 });
      world.clock.advance(hours(1));
      expect(await startDueNotifications(world.system)).toEqual({ started: 0 });
      expect(await send()).toEqual({ sent: 0 });
      expect(recipients()).toEqual([email]);
    }));

  it.each([
    "closes_before_greeting",
    "is_busy",
    "drops_after_greeting",
    "defers_recipient",
    "rejects_message",
  ] satisfies MailFault[])("arrives once after a server that %s", (fault) =>
    withRollback(async (world) => {
      const { ctx, email, send } = await open(world);
      await notifyOfCredits(ctx, declined("1"));
      server.fail(fault);
      expect(await send()).toEqual({ sent: 0 });
      expect(recipients()).toEqual([]);
      world.clock.advance(minutes(5));
      expect(await send()).toEqual({ sent: 1 });
      expect(recipients()).toEqual([email]);
    }),
  );

  it("is not repeated if the server accepted it and the answer was lost", () =>
    withRollback(async (world) => {
      const { ctx, email, send } = await open(world);
      await notifyOfCredits(ctx, declined("1"));
      server.fail("accepts_without_answer");
      expect(await send()).toEqual({ sent: 0 });
      for (const wait of [minutes(5), hours(2), hours(30)]) {
        world.clock.advance(wait);
        expect(await startDueNotifications(world.system)).toEqual({ started: 0 });
        expect(await send()).toEqual({ sent: 0 });
      }
      expect(recipients()).toEqual([email]);
    }));

  it("that fails does not hold up the others", () =>
    withRollback(async (world) => {
      const { ctx, send } = await open(world);
      for (const key of ["1", "2", "3"]) await notifyOfCredits(ctx, declined(key));
      server.fail("rejects_message");
      expect(await send()).toEqual({ sent: 2 });
      world.clock.advance(minutes(5));
      expect(await send()).toEqual({ sent: 1 });
      expect(server.accepted).toHaveLength(3);
    }));

  it("arrives once though every step runs twice on two instances, with faults in between", () =>
    withDatabase(async (world) => {
      const { ctx, userId } = await open(world);
      await changePreferences(
        { ...ctx, userId },
        { channels: { strong_signal: { portal: true, email: true } } },
      );
      const signals = [await insertSignal(ctx, { strength: 9 }), await insertSignal(ctx, { strength: 9 })];
      const signalIds = signals.map(({ id }) => id);
      const twice = (step: () => Promise<unknown>) => Promise.all([step(), step()]);
      await twice(() => notifyOfSignals(ctx, { signalIds }));
      await twice(() => notifyOfSignals(ctx, { signalIds }));
      for (const key of ["1", "2", "3"]) await twice(() => notifyOfCredits(ctx, declined(key)));
      server.fail("is_busy", null, "defers_recipient", "drops_after_greeting");
      for (let n = 0; n < 6; n++) {
        world.clock.advance(minutes(5));
        await twice(() => startDueNotifications(world.system));
        await twice(() => sendDueNotifications(ctx, { userId }));
      }
      const subjects = server.accepted.map(({ message }) => /^Subject: (.*)\r$/m.exec(message)?.[1]);
      expect(subjects.toSorted()).toEqual([
        "2 strong signals in Test workspace",
        ...["1", "2", "3"].map(() => "The automatic top-up of Test workspace was declined"),
      ]);
    }));

  it("is not sent again by another instance after its process ended while sending", () =>
    withDatabase(async (world) => {
      const { ctx, userId, send } = await open(world);
      await notifyOfCredits(ctx, declined("1"));
      // This process hands the mail over and never hears of it again.
      const mailer = { send: () => new Promise<never>(() => undefined) };
      const handedOver = { ...ctx, ports: { ...ctx.ports, mailer } };
      void sendDueNotifications(handedOver, { userId });
      await expect.poll(async () => await startDueNotifications(world.system)).toEqual({ started: 0 });
      world.clock.advance(hours(1));
      expect(await startDueNotifications(world.system)).toEqual({ started: 0 });
      expect(await send()).toEqual({ sent: 0 });
      expect(server.accepted).toEqual([]);
    }));

  it("about more strong signals than it lists stands for all of them", () =>
    withRollback(async (world) => {
      const { ctx, userId, send } = await open(world);
      const { id: signalId } = await insertSignal(ctx, { strength: 9, personName: "Ada Strong" });
      await changePreferences(
        { ...ctx, userId },
        { channels: { strong_signal: { portal: true, email: true } } },
      );
      const createdAt = world.clock.now();
      const row = { customerId: ctx.customerId, userId, signalId, data: {}, isShown: true, createdAt };
      const rows = Array.from({ length: 450 }, (_, n) => ({
        ...{ ...row, id: newId(), kind: "strong_signal" as const, key: String(n), sendAt: createdAt },
      }));
      await insertNotifications(ctx.db, rows);
      expect(await send()).toEqual({ sent: 1 });
      const [{ message = "" } = {}] = server.accepted;
      expect(message).toContain("Subject: 450 strong signals in Test workspace");
      expect(message).toContain("The strongest 10:");
    }));
});

describe("its unsubscribe headers", () => {
  it("are one-click for mail programs (RFC 8058): one web address, and the exact body to post", () =>
    withRollback(async (world) => {
      const { ctx, send } = await open(world);
      await notifyOfCredits(ctx, declined("1"));
      await send();
      const [head = ""] = server.accepted[0]?.message.split("\r\n\r\n") ?? [];
      const headers = head.replace(/\r\n[ \t]/g, " ").split("\r\n");
      const named = (name: string) => headers.filter((line) => line.startsWith(`${name}:`));
      const { origin } = new URL(ctx.ports.appUrl);
      expect(named("List-Unsubscribe")).toEqual([
        expect.stringMatching(new RegExp(`^List-Unsubscribe: <${origin}/unsubscribe/v1\\.[\\w.-]+>$`)),
      ]);
      expect(named("List-Unsubscribe-Post")).toEqual(["List-Unsubscribe-Post: List-Unsubscribe=One-Click"]);
    }));
});
