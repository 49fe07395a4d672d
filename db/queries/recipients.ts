import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../client";
import { customers, memberships, users } from "../schema";

/** The people who manage a workspace's destinations, with the workspace's name; at most 50. */
export async function findManagers(
  db: Db,
  input: { customerId: string },
): Promise<{ email: string; workspace: string }[]> {
  return db
    .select({ email: users.email, workspace: customers.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(memberships.customerId, input.customerId), inArray(memberships.role, ["admin", "manager"])))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(50);
}
