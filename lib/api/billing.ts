import type * as contract from "@/lib/contracts/billing";
import { cancelToTrial, keepPlan } from "@/lib/domain/billing/cancel";
import { changePlan, previewPlanChange } from "@/lib/domain/billing/change-plan";
import { confirmCheckout } from "@/lib/domain/billing/confirm-checkout";
import { listInvoices } from "@/lib/domain/billing/invoices";
import { openBillingPortal } from "@/lib/domain/billing/open-portal";
import { listPackPurchases } from "@/lib/domain/billing/purchases";
import { readBilling } from "@/lib/domain/billing/read-billing";
import { startPackCheckout, startPlanCheckout } from "@/lib/domain/billing/start-checkout";
import { readConsequences } from "@/lib/domain/plans/consequences";
import type { Answers } from "./answers";

export const billing = {
  getBilling: (ctx) => readBilling(ctx),
  listInvoices: (ctx, { query }) => listInvoices(ctx, query),
  listPackPurchases: (ctx, { query }) => listPackPurchases(ctx, query),
  startPlanCheckout: (ctx, { body }) => startPlanCheckout(ctx, { ...body, email: ctx.identity.user.email }),
  startPackCheckout: (ctx, { body }) => startPackCheckout(ctx, { ...body, email: ctx.identity.user.email }),
  confirmCheckout: (ctx, { body }) => confirmCheckout(ctx, body),
  openBillingPortal: (ctx) => openBillingPortal(ctx),
  previewPlanChange: (ctx, { body }) => previewPlanChange(ctx, body),
  changePlan: (ctx, { body }) => changePlan(ctx, body),
  getPlanConsequences: (ctx, { query }) => readConsequences(ctx, query.plan),
  cancelToTrial: (ctx) => cancelToTrial(ctx),
  keepPlan: (ctx) => keepPlan(ctx),
} satisfies Answers<typeof contract>;
