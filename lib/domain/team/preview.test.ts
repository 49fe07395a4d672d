import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countMembers } from "@/db/queries/team";
import { invites } from "@/db/schema";
import { days } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertInvite } from "@/tests/factories/team";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { acceptInvite } from "./accept";
import { previewInvite } from "./preview";

const email = "new.one@people.example";

describe("the preview of an invite", () => {
  it.each([
    ["nobody", null, null],
    ["the invited address", email, true],
    ["another address", "other@people.example", false],
  ])("names workspace, inviter and role to %s, and no full address", (_, caller, isForCaller) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const inviter = await insertUser(ctx, { name: "Ina Inviter" });
      const { id, token } = await insertInvite(ctx, { email, role: "manager" });
      await ctx.db.update(invites).set({ invitedBy: inviter.id }).where(eq(invites.id, id));
      expect(await previewInvite(ctx, { token, email: caller })).toEqual({
        state: "open",
        workspace: "Test workspace",
        inviter: "Ina Inviter",
        role: "manager",
        sentTo: "n…@people.example",
        isForCaller,
      });
    }),
  );

  it.each([
    ["used", { acceptedAt: new Date("2025-11-20T15:00:00Z") }],
    ["cancelled", { cancelledAt: new Date("2025-11-20T15:00:00Z") }],
  ] as const)("of one that was %s says only that", (state, set) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id, token } = await insertInvite(ctx, { email });
      await ctx.db.update(invites).set(set).where(eq(invites.id, id));
      expect(await previewInvite(ctx, { token, email })).toEqual({ state });
    }),
  );

  it("of a workspace closed since then says that it is canceled, and no one can join", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { lifecycle: "closed" });
      const { token } = await insertInvite(ctx, { email });
      expect(await previewInvite(ctx, { token, email })).toEqual({ state: "cancelled" });
      const { id, name } = await insertUser(ctx, { email, role: null });
      const user = { id, email, name, isOperator: false };
      const identity = { sessionId: newId(), lastSeenAt: ctx.clock.now(), user, customer: null };
      await expect(acceptInvite({ ...ctx, identity }, token)).rejects.toMatchObject({
        code: "invite_invalid",
      });
      expect(await countMembers(ctx.db, ctx)).toBe(0);
    }));

  it("says that an invite has expired, from its last moment on, and that a token is unknown", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { token } = await insertInvite(ctx, { email });
      clock.advance(days(7) - 1);
      expect(await previewInvite(ctx, { token, email })).toMatchObject({ state: "open", inviter: null });
      clock.advance(1);
      expect(await previewInvite(ctx, { token, email })).toEqual({ state: "expired" });
      for (const other of [`${token}x`, "", "\0"]) {
        expect(await previewInvite(ctx, { token: other, email })).toEqual({ state: "unknown" });
      }
    }));
});
