/** Mutations of plans and payments. What starts at the payment processor leaves the page. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PackSlug } from "@/db/packs";
import type { BillingInterval, PaidPlanSlug } from "@/db/vocabulary";
import type { TopUpChange } from "@/lib/contracts/credits";
import { call } from "./call";
import {
  cancelToTrial,
  changePlan,
  changeTopUp,
  confirmCheckout,
  getBilling,
  getCreditBurn,
  getCreditSummary,
  getPlan,
  getPlanConsequences,
  getStops,
  getTeam,
  getTopUp,
  keepPlan,
  listCreditLedger,
  listDestinations,
  listInvoices,
  listLedgerGroups,
  listPackPurchases,
  listSources,
  openBillingPortal,
  previewPlanChange,
  startPackCheckout,
  startPlanCheckout,
} from "./operations";
import { queryKeyOf } from "./queries";

/** A plan and how often it is paid. */
export interface PlanChoice {
  plan: PaidPlanSlug;
  interval: BillingInterval;
}

/** Everything that depends on the plan, the payments or the balance. */
const dependent = [
  getBilling,
  getCreditBurn,
  getCreditSummary,
  getPlan,
  getPlanConsequences,
  getStops,
  getTeam,
  getTopUp,
  listCreditLedger,
  listDestinations,
  listInvoices,
  listLedgerGroups,
  listPackPurchases,
  listSources,
  previewPlanChange,
];

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(dependent.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}

const leaveFor = ({ url }: { url: string }) => window.location.assign(url);

/** Opens the payment page that starts a subscription. */
export function usePlanCheckout() {
  return useMutation({
    mutationFn: (body: PlanChoice) => call(startPlanCheckout, { body }),
    onSuccess: leaveFor,
  });
}

/** Opens the payment page that sells a pack. */
export function usePackCheckout() {
  return useMutation({
    mutationFn: (pack: PackSlug) => call(startPackCheckout, { body: { pack } }),
    onSuccess: leaveFor,
  });
}

/** Opens the payment processor's page for cards, tax ID, address and invoices. */
export function useBillingPortal() {
  return useMutation({ mutationFn: () => call(openBillingPortal), onSuccess: leaveFor });
}

/** Applies a completed checkout, which may be ahead of the processor's event about it. */
export function useCheckoutConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: string) => call(confirmCheckout, { body: { session } }),
    onSuccess: () => refresh(client),
  });
}

/** Moves to another plan now. */
export function usePlanChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanChoice) => call(changePlan, { body }),
    onSettled: () => refresh(client),
  });
}

/** Schedules the move to the trial plan at the end of the period. */
export function useCancelToTrial() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(cancelToTrial), onSettled: () => refresh(client) });
}

/** Undoes a scheduled cancellation. */
export function useKeepPlan() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(keepPlan), onSettled: () => refresh(client) });
}

/** Changes the automatic top-up. */
export function useTopUpChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TopUpChange) => call(changeTopUp, { body }),
    onSuccess: (topUp) => client.setQueryData(queryKeyOf(getTopUp), topUp),
  });
}
