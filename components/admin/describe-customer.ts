import type { Status } from "@/components/ui/badge";
import { optionsOf } from "@/components/ui/options";
import { type Bundle, bundles, type CustomerHealth, type Lifecycle, type PlanSlug } from "@/db/vocabulary";
import type { AdminCustomer } from "@/lib/contracts/admin-customers";
import type { LedgerEntry } from "@/lib/contracts/plan";

/** How a state is shown. */
export interface Look {
  status: Status;
  label: string;
}

/** Badge for each lifecycle. */
export const lifecycleLooks: Record<Lifecycle, Look> = {
  signed_up: { status: "idle", label: "Signed up" },
  onboarding_running: { status: "running", label: "Onboarding" },
  awaiting_admin_icp_review: { status: "info", label: "Awaiting review" },
  active: { status: "success", label: "Active" },
  suspended: { status: "paused", label: "Suspended" },
  closed: { status: "danger", label: "Closed" },
};

/** Badge for each state of payment; a workspace that pays nothing has none. */
export const paymentLooks: Record<AdminCustomer["paymentState"], Look | null> = {
  none: null,
  paid: { status: "success", label: "Paid" },
  overdue: { status: "warning", label: "Overdue" },
  paused: { status: "danger", label: "Unpaid" },
};

/** Badge for each health. */
export const healthLooks: Record<CustomerHealth, Look> = {
  healthy: { status: "success", label: "Healthy" },
  attention: { status: "warning", label: "Needs attention" },
  inactive: { status: "idle", label: "Inactive" },
};

const planLabels: Record<PlanSlug, string> = {
  trial: "Trial",
  starter: "Starter",
  growth: "Growth",
  scale: "Scale",
  internal: "Internal",
};

export const planLabel = (plan: PlanSlug | null): string => (plan ? planLabels[plan] : "No plan");

const optionsByLook = (looks: Record<string, Look>) =>
  Object.entries(looks).map(([value, { label }]) => ({ value, label }));

export const planOptions = optionsOf(planLabels);
export const healthOptions = optionsByLook(healthLooks);
export const lifecycleOptions = optionsByLook(lifecycleLooks);

/** A whole number with thousands separators. */
export const figure = (value: number): string => value.toLocaleString("en-US");

/** Credits that are left; a plan without a limit has no balance. */
export const describeBalance = (balance: number | null): string =>
  balance === null ? "Unlimited" : figure(balance);

/** `6 of 50`, or `6` without a limit. */
export const ofCap = (used: number, cap: number | null): string =>
  cap === null ? figure(used) : `${figure(used)} of ${figure(cap)}`;

const bundleLabels: Record<Bundle, string> = {
  discovery: "Discovery",
  harvest: "Harvesting",
  qualification: "Qualification",
  intelligence: "Intelligence",
};

const causeLabels: Record<string, string> = {
  allotment: "Allotment",
  pack: "Pack bought",
  grant: "Pack granted",
  trial_extension: "Trial extended",
  unlimited: "Unlimited plan",
};

/** What a ledger entry was for. */
export function describeCause({ bundle, cause }: LedgerEntry): string {
  const name = bundle === null ? undefined : bundles[bundle - 1];
  return name ? bundleLabels[name] : (causeLabels[cause.type] ?? "Other");
}

/** A change of the balance, with its sign. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${figure(amount)}` : figure(amount).replace("-", "−");

/** Cents as dollars: `$12.50`. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** A website without its scheme. */
export const bareAddress = (website: string): string =>
  website.replace(/^https?:\/\//, "").replace(/\/$/, "");
