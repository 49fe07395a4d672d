import type * as contract from "@/lib/contracts/signal-companies";
import { listSignalCompanies } from "@/lib/domain/signals/companies";
import { exportCompanies } from "@/lib/domain/signals/export-companies";
import type { Answers } from "./answers";

export const signalCompanies = {
  listSignalCompanies: (ctx, { query }) => listSignalCompanies(ctx, ctx.userId, query),
  exportCompanies: (ctx, { query }) => exportCompanies(ctx, ctx.userId, query),
} satisfies Answers<typeof contract>;
