import type * as contract from "@/lib/contracts/plan";
import { exportLedger } from "@/lib/domain/credits/export-ledger";
import { listLedger } from "@/lib/domain/credits/ledger";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { listPlans } from "@/lib/domain/plans/list";
import { readPlan } from "@/lib/domain/plans/read";
import type { Answers } from "./answers";

export const plan = {
  getPlan: (ctx) => readPlan(ctx),
  listPlans: (ctx) => listPlans(ctx),
  getCreditSummary: (ctx) => readCreditSummary(ctx),
  listCreditLedger: (ctx, { query }) => listLedger(ctx, query),
  exportCreditLedger: (ctx, { query }) => exportLedger(ctx, query),
} satisfies Answers<typeof contract>;
