import type { PageData } from "@/app/page-data";
import type { Operation } from "@/lib/contracts/operation";

/** Whether this member's role allows an operation, by the contract itself: what is not allowed is not shown. */
export function may(page: PageData, operation: Operation): boolean {
  const role = page.ctx.identity.customer?.role;
  return operation.auth.kind === "session" && role !== undefined && operation.auth.roles.includes(role);
}
