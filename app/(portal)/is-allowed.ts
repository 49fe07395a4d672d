import type { PageData } from "@/app/page-data";
import type { Role } from "@/db/vocabulary";
import type { Operation } from "@/lib/contracts/operation";

/** Whether a role allows an operation, according to the contract; disallowed actions are hidden. */
export const isRoleAllowed = (role: Role | undefined, { auth }: Operation): boolean =>
  auth.kind === "session" && role !== undefined && auth.roles.includes(role);

/** Whether the page's member may call an operation: a read-only seat changes nothing. */
export const isAllowed = ({ ctx }: PageData, operation: Operation): boolean =>
  isRoleAllowed(ctx.identity.customer?.role, operation) &&
  (operation.method === "GET" || ctx.identity.customer?.isReadOnly === false);
