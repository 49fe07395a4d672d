import type { Lifecycle } from "@/db/vocabulary";
import { AppError } from "@/lib/errors";

/** Whether members can use the workspace, and so connect apps to it: past onboarding, and not stopped. */
export const isOpenWorkspace = (lifecycle: Lifecycle): boolean =>
  lifecycle === "awaiting_admin_icp_review" || lifecycle === "active";

/** Throws 403 `customer_not_provisioned` or `customer_not_active`. */
export function requireOpenWorkspace(lifecycle: Lifecycle): void {
  if (isOpenWorkspace(lifecycle)) return;
  if (lifecycle === "suspended" || lifecycle === "closed") {
    throw new AppError("customer_not_active", `This workspace is ${lifecycle}.`);
  }
  throw new AppError("customer_not_provisioned", "This workspace is not set up yet.");
}
