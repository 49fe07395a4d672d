import type { Context } from "@/lib/context";
import type { ActingOperator } from "@/lib/domain/admin/workspace";
import { newId } from "@/lib/ids";
import { insertUser } from "./workspace";

/** A platform operator who belongs to no workspace. */
export async function insertOperator(ctx: Context): Promise<ActingOperator> {
  const { id, email, name } = await insertUser(ctx, { role: null, isOperator: true, name: "An Operator" });
  const user = { id, email, name, isOperator: true };
  const identity = { sessionId: newId(), lastSeenAt: ctx.clock.now(), user, customer: null };
  const { db, clock, ports, requestId, ip, announce } = ctx;
  return { db, clock, ports, requestId, ip, announce, identity };
}
