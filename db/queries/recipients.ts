import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../client";
import { customers, memberships, users } from "../schema";
import type { Role } from "../vocabulary";

/** A member to mail, and the workspace's name. */
export interface Recipient {
  email: string;
  workspace: string;
}

/** The people who manage a workspace's destinations; at most 50. */
export const findManagers = (db: Db, input: { customerId: string }): Promise<Recipient[]> =>
  findByRole(db, { ...input, roles: ["admin", "manager"] });

/** The people who manage a workspace's plan and payments; at most 50. */
export const findAdmins = (db: Db, input: { customerId: string }): Promise<Recipient[]> =>
  findByRole(db, { ...input, roles: ["admin"] });

async function findByRole(db: Db, input: { customerId: string; roles: Role[] }): Promise<Recipient[]> {
  return db
    .select({ email: users.email, workspace: customers.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(memberships.customerId, input.customerId), inArray(memberships.role, input.roles)))
    .orderBy(asc(memberships.createdAt), asc(users.id))
    .limit(50);
}
