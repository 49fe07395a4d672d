import { findCustomerFigures } from "@/db/queries/admin-customers";
import type { ConcernsAt } from "@/db/queries/customer-concerns";
import { type Customer, findCustomer, lockCustomer } from "@/db/queries/customers";
import { days } from "@/lib/clock";
import { type Announce, type Context, createContext } from "@/lib/context";
import { failuresUntilFailing } from "@/lib/destinations/schedule";
import { notFound } from "@/lib/errors";
import type { OperatorContext } from "./operator";

/** The context of an operator's action that may emit events. */
export type ActingOperator = OperatorContext & { announce: Announce };

/** The operator's context in one workspace. It makes them no member: only verbs of this folder are called with it. */
export function contextIn({ identity, ...parts }: ActingOperator, customerId: string): Context {
  const { db, clock, ports, requestId, ip, announce } = parts;
  const actor = { kind: "user", userId: identity.user.id } as const;
  return createContext({ db, clock, ports, requestId, ip, announce, customerId, actor });
}

/** The workspace, locked until the transaction ends. Throws 404. */
export async function lockWorkspace({ db, customerId }: Context): Promise<Customer> {
  await lockCustomer(db, { customerId });
  const customer = await findCustomer(db, { customerId });
  if (!customer) throw notFound("workspace");
  return customer;
}

/** How far back the desk's figures look. */
export const daysBack = (ctx: Pick<Context, "clock">, count: number): Date =>
  new Date(ctx.clock.now().getTime() - days(count));

/** The moments and limits that a workspace's concerns depend on. */
export const concernsAt = (ctx: Pick<Context, "clock">): ConcernsAt => ({
  now: ctx.clock.now(),
  week: daysBack(ctx, 7),
  failures: failuresUntilFailing,
});

/** The workspace's figures. Throws 404. */
export async function requireFigures(ctx: Pick<Context, "db" | "clock">, customerId: string) {
  const input = { customerId, ...concernsAt(ctx), since: daysBack(ctx, 30) };
  const figures = await findCustomerFigures(ctx.db, input);
  if (!figures) throw notFound("workspace");
  return figures;
}
