import type * as contract from "@/lib/contracts/dashboard";
import { readFunnel } from "@/lib/domain/dashboard/funnel";
import { readDashboard } from "@/lib/domain/dashboard/overview";
import { readPending } from "@/lib/domain/dashboard/pending";
import type { Answers } from "./answers";

export const dashboard = {
  getDashboard: (ctx, { query }) => readDashboard(ctx, query),
  getDashboardFunnel: (ctx, { query }) => readFunnel(ctx, query),
  getDashboardPending: (ctx) => readPending(ctx),
} satisfies Answers<typeof contract>;
