import type { CurrentPlan } from "@/components/billing/choose-plan-dialog";

/**
 * Who looks at the prices: someone without a workspace, a member who asks an admin, or an admin who may pay here.
 * `none`: their plan is changed by the platform's operators.
 */
export type Buyer =
  | { kind: "visitor"; isSignedIn: boolean }
  | { kind: "member"; current: CurrentPlan }
  | { kind: "admin"; current: CurrentPlan }
  | { kind: "none"; current: CurrentPlan };
