import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "@/db/schema";
import { ProfileChange } from "@/lib/contracts/account";
import { SignalListQuery } from "@/lib/contracts/signals";
import { createComment, listComments } from "@/lib/domain/signal-work/comments";
import { listSignals } from "@/lib/domain/signals/list";
import { readTeam } from "@/lib/domain/team/read";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { asViewer } from "@/tests/factories/viewer";
import { insertCustomer } from "@/tests/factories/workspace";
import { changeProfile, readProfile } from "./profile";
import { renameWorkspace } from "./rename-workspace";

describe("a profile", () => {
  it("changes only what is given, and nobody else's", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [me, other] = [await asViewer(ctx), await asViewer(ctx)];
      const before = await readProfile(other);
      const { email } = await readProfile(me);
      await changeProfile(me, { name: "Robin" });
      expect(await changeProfile(me, { timeZone: "Asia/Kathmandu" })).toEqual({
        ...{ name: "Robin", email, initials: null, timeZone: "Asia/Kathmandu", showsBetaNotice: true },
      });
      expect(await changeProfile(me, { initials: "RX" })).toMatchObject({ name: "Robin", initials: "RX" });
      expect(await changeProfile(me, { name: null, initials: null, timeZone: null })).toEqual({
        ...{ name: null, email, initials: null, timeZone: null, showsBetaNotice: true },
      });
      expect(await changeProfile(me, { showsBetaNotice: false })).toMatchObject({ showsBetaNotice: false });
      expect(await readProfile(other)).toEqual(before);
    }));

  it("shows the team the initials that a member chose", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [me, other] = [await asViewer(ctx), await asViewer(ctx)];
      await changeProfile(me, { initials: "RX" });
      const { members } = await readTeam(ctx);
      expect(new Map(members.map(({ userId, initials }) => [userId, initials]))).toEqual(
        new Map([
          [me.userId, "RX"],
          [other.userId, null],
        ]),
      );
      const { id: signalId } = await insertSignal(ctx, { assigneeId: me.userId });
      await createComment(me, { signalId, text: "Mine", mentions: [me.userId] });
      const [comment] = (await listComments(other, { signalId, limit: 5, offset: 0 })).data;
      expect(comment).toMatchObject({ author: { initials: "RX" }, mentions: [{ initials: "RX" }] });
      const { data } = await listSignals(ctx, other.userId, SignalListQuery.parse({}));
      expect(data).toMatchObject([{ assignee: { userId: me.userId, initials: "RX" } }]);
    }));

  it.each(["A", "Øy", "李", "e\u0301e\u0301"])("may have the initials %s", (initials) => {
    expect(ProfileChange.safeParse({ initials }).success).toBe(true);
  });

  it.each(["", " ", "ABC", "A1", "🙂", "A B", "<b"])("refuses the initials %j", (initials) => {
    expect(ProfileChange.safeParse({ initials }).success).toBe(false);
  });

  it.each(["Europe/Berlin", "UTC", "America/Argentina/Ushuaia", null])("may have the zone %s", (timeZone) => {
    expect(ProfileChange.safeParse({ timeZone }).success).toBe(true);
  });

  it.each(["", "Nowhere/City", "+02:00", "berlin time", "../../etc"])("refuses the zone %j", (timeZone) => {
    expect(ProfileChange.safeParse({ timeZone }).success).toBe(false);
  });
});

describe("a workspace's name", () => {
  it("is changed with an audit entry, once", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx, { name: "Before" });
      for (let n = 0; n < 2; n++)
        expect(await renameWorkspace(ctx, { name: "After" })).toEqual({ name: "After" });
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events).toMatchObject([
        { action: "workspace.renamed", changes: { name: { before: "Before", after: "After" } } },
      ]);
    }));
});
