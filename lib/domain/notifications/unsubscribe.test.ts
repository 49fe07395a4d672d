/** The links of notification mails that stop more of their kind. */
import { describe, expect, it } from "vitest";
import { notifications } from "@/db/schema";
import type { Context } from "@/lib/context";
import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { removeMember } from "@/lib/domain/team/change";
import type { Mail } from "@/lib/mail/mail";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { viewerOf } from "@/tests/factories/viewer";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { listNotifications } from "./inbox";
import { notifyOfCredits } from "./notify";
import { readPreferences } from "./preferences";
import { readUnsubscription, unsubscribe, unsubscriptionOf } from "./unsubscribe";

const page = { limit: 25, offset: 0 };
const declined = (key: string) => ({ key, data: { what: "top_up_declined" as const } });

/** The same context with a mail server that keeps what it accepts. */
function withServer(ctx: Context): { ctx: Context; accepted: Mail[] } {
  const accepted: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void accepted.push(mail) };
  return { ctx: { ...ctx, ports: { ...ctx.ports, mailer } }, accepted };
}

describe("an unsubscribe link", () => {
  const scene = async ({ ctx }: Pick<TestWorld, "ctx">) => {
    await insertCustomer(ctx);
    const user = await insertUser(ctx);
    await notifyOfCredits(ctx, declined("1"));
    return { user, userId: user.id };
  };

  it("stops mails of its kind, also for what is due already", () =>
    withRollback(async (world) => {
      const { user, userId } = await scene(world);
      const { ctx, accepted } = withServer(world.ctx);
      await sendDueNotifications(ctx, { userId });
      const address = accepted[0]?.headers?.["List-Unsubscribe"] ?? "";
      const token = /unsubscribe\/([^>]+)>/.exec(address)?.[1] ?? "";
      await notifyOfCredits(ctx, declined("2"));
      expect(await readUnsubscription(ctx, { token })).toMatchObject({ kind: "credits", isSubscribed: true });
      await unsubscribe(ctx, { token });
      await unsubscribe(ctx, { token });
      expect(await readUnsubscription(ctx, { token })).toMatchObject({ isSubscribed: false });
      await notifyOfCredits(ctx, declined("3"));
      expect(await sendDueNotifications(ctx, { userId })).toEqual({ sent: 0 });
      expect(accepted).toHaveLength(1);
      // The portal still shows all three.
      expect((await listNotifications(viewerOf(ctx, user), page)).unread).toBe(3);
    }));

  it("is refused if it is not ours, or of a member who left", () =>
    withRollback(async (world) => {
      const { ctx: own, clock } = world;
      const { userId } = await scene(world);
      await insertUser(own);
      const { ctx, accepted } = withServer(own);
      await sendDueNotifications(ctx, { userId });
      const token = /unsubscribe\/([^>]+)>/.exec(accepted[0]?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
      for (const wrong of ["", "x", `${token}x`, token.slice(0, -4)]) {
        await expect(unsubscribe(ctx, { token: wrong })).rejects.toMatchObject({ code: "not_found" });
      }
      await removeMember(ctx, { userId });
      clock.advance(1);
      await expect(unsubscribe(ctx, { token })).rejects.toMatchObject({ code: "not_found" });
      expect(await ctx.db.select().from(notifications)).toEqual([]);
    }));

  it("of a digest stops digests, and nothing else", () =>
    withRollback(async (world) => {
      const { ctx } = world;
      const { userId } = await scene(world);
      const { url } = unsubscriptionOf(ctx, { userId, kind: "digest", workspace: "Acme" });
      const token = url.split("/").at(-1) ?? "";
      expect(await readUnsubscription(ctx, { token })).toMatchObject({ kind: "digest", isSubscribed: true });
      const before = await readPreferences({ ...ctx, userId });
      await unsubscribe(ctx, { token });
      expect(await readUnsubscription(ctx, { token })).toMatchObject({ isSubscribed: false });
      const after = await readPreferences({ ...ctx, userId });
      expect(after).toMatchObject({ channels: before.channels, digest: "off" });
    }));
});
