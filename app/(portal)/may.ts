import type { PageData } from "@/app/page-data";
import type { Role } from "@/db/vocabulary";
import type { Operation } from "@/lib/contracts/operation";

/** Whether a role allows an operation, by the contract itself: what is not allowed is not shown. */
export const roleMay = (role: Role | undefined, { auth }: Operation): boolean =>
  auth.kind === "session" && role !== undefined && auth.roles.includes(role);

/** Whether the member that a page is for may call an operation. */
export const may = (page: PageData, operation: Operation): boolean =>
  roleMay(page.ctx.identity.customer?.role, operation);
