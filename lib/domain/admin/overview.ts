import { findDeskFiguresAcrossCustomers } from "@/db/queries/customer-concerns";
import type { Context } from "@/lib/context";
import type { AdminOverview } from "@/lib/contracts/admin-customers";
import { concernsAt, daysBack } from "./workspace";

/** How all workspaces do, and what they bring. */
export async function readOverview(ctx: Pick<Context, "db" | "clock">): Promise<AdminOverview> {
  const figures = await findDeskFiguresAcrossCustomers(ctx.db, {
    ...concernsAt(ctx),
    month: daysBack(ctx, 30),
  });
  const { active, attention, newCustomers, paying, monthlyCents, packCents, providerCents } = figures;
  return {
    customers: { active, attention, new30Days: newCustomers, paying },
    revenue: { monthlyCents, packCents30Days: packCents, providerCents30Days: providerCents },
  };
}
