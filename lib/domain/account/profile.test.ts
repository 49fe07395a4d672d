import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "@/db/schema";
import { ProfileChange } from "@/lib/contracts/account";
import { withRollback } from "@/tests/factories/context";
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
        ...{ name: "Robin", email, timeZone: "Asia/Kathmandu" },
      });
      expect(await changeProfile(me, { name: null, timeZone: null })).toEqual({
        ...{ name: null, email, timeZone: null },
      });
      expect(await readProfile(other)).toEqual(before);
    }));

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
