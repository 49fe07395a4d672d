/** What must stand before an operation can be called as it is meant, beyond its rows. */
import { and, eq } from "drizzle-orm";
import { customers, users } from "@/db/schema";
import type { Lifecycle } from "@/db/vocabulary";
import { decodeSession } from "@/lib/auth/session-token";
import type { Operation } from "@/lib/contracts/operation";
import { insertInvite } from "@/tests/factories/team";
import { secret, setLifecycle, type Tenant } from "./portal";

/** What is sent instead of the operation's usual body, and how to leave the workspace as it was. */
interface Prepared {
  body?: unknown;
  undo(): Promise<void>;
}

const nothing: Prepared = { undo: async () => {} };

const preparations: Record<string, (tenant: Tenant, cookie: string | undefined) => Promise<Prepared>> = {
  // An active workspace is activated no more; one in any other state is left as it is.
  activateMySetup: async (tenant) => {
    const { db, customerId } = tenant.ctx;
    const waiting: Lifecycle = "awaiting_admin_icp_review";
    const moved = await db
      .update(customers)
      .set({ lifecycle: waiting })
      .where(and(eq(customers.id, customerId), eq(customers.lifecycle, "active")))
      .returning({ id: customers.id });
    return moved.length > 0 ? { undo: () => setLifecycle(tenant, "active") } : nothing;
  },
  // An invite is accepted by whom it was sent to.
  acceptInvite: async ({ ctx }, cookie) => {
    const token = /session-token=([^;]+)/.exec(cookie ?? "")?.[1];
    const claims = await decodeSession({ token, secret });
    if (!claims?.sub) return nothing;
    const [user] = await ctx.db.select().from(users).where(eq(users.id, claims.sub));
    if (!user) return nothing;
    const invite = await insertInvite(ctx, { email: user.email });
    return { ...nothing, body: { token: invite.token } };
  },
};

export const prepare = async (
  operation: Operation,
  tenant: Tenant,
  cookie: string | undefined,
): Promise<Prepared> => (await preparations[operation.id]?.(tenant, cookie)) ?? nothing;
