import type { users } from "@/db/schema";
import type { Role } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { ViewerContext } from "@/lib/domain/saved-views/read";
import { newId } from "@/lib/ids";
import { asMember } from "./onboarding";
import { insertUser } from "./workspace";

/** A new member of the workspace, as the caller of a portal's verb. */
export const asViewer = async (ctx: Context, role: Role = "user"): Promise<ViewerContext> =>
  viewerOf(ctx, await insertUser(ctx, { role }), role);

/** A member of the workspace, as the caller of a portal's verb. */
export function viewerOf(
  ctx: Context,
  { id, email, name, isOperator }: typeof users.$inferSelect,
  role: Role = "admin",
): ViewerContext {
  const signedIn = {
    sessionId: newId(),
    lastSeenAt: ctx.clock.now(),
    user: { id, email, name, isOperator },
    customer: null,
  };
  const identity = asMember(ctx, signedIn, { role, lifecycle: "active" });
  return { ...ctx, userId: id, identity, actor: { kind: "user", userId: id } };
}
