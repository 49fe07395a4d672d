import type * as contract from "@/lib/contracts/intelligence";
import { listReports } from "@/lib/domain/reports/list";
import { readAccountReport, readPersonReport } from "@/lib/domain/reports/read";
import { startAccountReport, startPersonReport } from "@/lib/domain/reports/start";
import { WithStatus } from "@/lib/http/route";
import type { Answers } from "./answers";

export const intelligence = {
  listReports: (ctx, { query }) => listReports(ctx, query),
  getAccountReport: (ctx, { params }) => readAccountReport(ctx, params),
  getPersonReport: (ctx, { params }) => readPersonReport(ctx, params),
  startAccountReport: async (ctx, { body }) => {
    const started = await startAccountReport(ctx, body);
    return new WithStatus(started.cached ? 200 : 202, started);
  },
  startPersonReport: async (ctx, { body }) => {
    const started = await startPersonReport(ctx, body);
    return new WithStatus(started.cached ? 200 : 202, started);
  },
} satisfies Answers<typeof contract>;
