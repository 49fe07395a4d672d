/** The operations of plans, payments and credits, and of the platform's desk; see `operations.ts`. */
import type * as adminCustomers from "@/lib/contracts/admin-customers";
import type * as billing from "@/lib/contracts/billing";
import type * as credits from "@/lib/contracts/credits";
import type * as ledgerGroups from "@/lib/contracts/ledger-groups";
import type { Callable } from "./operations";

export const listCustomers: Callable<typeof adminCustomers.listCustomers> = {
  method: "GET",
  path: "/api/admin/customers",
};
export const getCustomer: Callable<typeof adminCustomers.getCustomer> = {
  method: "GET",
  path: "/api/admin/customers/{id}",
};
export const changeCustomer: Callable<typeof adminCustomers.changeCustomer> = {
  method: "PATCH",
  path: "/api/admin/customers/{id}",
};
export const grantPack: Callable<typeof adminCustomers.grantPack> = {
  method: "POST",
  path: "/api/admin/customers/{id}/packs",
};
export const extendTrial: Callable<typeof adminCustomers.extendTrial> = {
  method: "POST",
  path: "/api/admin/customers/{id}/trial",
};
export const listCustomerLedger: Callable<typeof adminCustomers.listCustomerLedger> = {
  method: "GET",
  path: "/api/admin/customers/{id}/ledger",
};

export const getBilling: Callable<typeof billing.getBilling> = { method: "GET", path: "/api/me/billing" };
export const listInvoices: Callable<typeof billing.listInvoices> = {
  method: "GET",
  path: "/api/me/billing/invoices",
};
export const listPackPurchases: Callable<typeof billing.listPackPurchases> = {
  method: "GET",
  path: "/api/me/billing/payg-purchases",
};
export const startPlanCheckout: Callable<typeof billing.startPlanCheckout> = {
  method: "POST",
  path: "/api/me/billing/checkout",
};
export const startPackCheckout: Callable<typeof billing.startPackCheckout> = {
  method: "POST",
  path: "/api/me/billing/packs/checkout",
};
export const confirmCheckout: Callable<typeof billing.confirmCheckout> = {
  method: "POST",
  path: "/api/me/billing/checkout/confirm",
};
export const openBillingPortal: Callable<typeof billing.openBillingPortal> = {
  method: "POST",
  path: "/api/me/billing/portal",
};
export const previewPlanChange: Callable<typeof billing.previewPlanChange> = {
  method: "POST",
  path: "/api/me/plan/change/preview",
};
export const changePlan: Callable<typeof billing.changePlan> = {
  method: "POST",
  path: "/api/me/plan/change",
};
export const getPlanConsequences: Callable<typeof billing.getPlanConsequences> = {
  method: "GET",
  path: "/api/me/plan/consequences",
};
export const cancelToTrial: Callable<typeof billing.cancelToTrial> = {
  method: "POST",
  path: "/api/me/plan/cancel-to-trial",
};
export const keepPlan: Callable<typeof billing.keepPlan> = { method: "POST", path: "/api/me/plan/keep" };

export const getCreditBurn: Callable<typeof credits.getCreditBurn> = {
  method: "GET",
  path: "/api/me/credits/burn",
};
export const listLedgerGroups: Callable<typeof ledgerGroups.listLedgerGroups> = {
  method: "GET",
  path: "/api/me/credits/ledger/groups",
};
export const listLedgerGroupEntries: Callable<typeof ledgerGroups.listLedgerGroupEntries> = {
  method: "GET",
  path: "/api/me/credits/ledger/groups/{id}/entries",
};
export const getStops: Callable<typeof credits.getStops> = { method: "GET", path: "/api/me/credits/stops" };
export const getTopUp: Callable<typeof credits.getTopUp> = { method: "GET", path: "/api/me/credits/top-up" };
export const changeTopUp: Callable<typeof credits.changeTopUp> = {
  method: "PATCH",
  path: "/api/me/credits/top-up",
};
