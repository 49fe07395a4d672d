import type * as contract from "@/lib/contracts/dashboard";
import { readFunnel } from "@/lib/domain/dashboard/funnel";
import { readDashboard } from "@/lib/domain/dashboard/overview";
import type { Answers } from "./answers";

export const dashboard = {
  getDashboard: (ctx, { query }) => readDashboard(ctx, query),
  getDashboardFunnel: (ctx, { query }) => readFunnel(ctx, query),
} satisfies Answers<typeof contract>;
