/** The operations of links to reports; see `operations.ts`. */
import type * as reportLinks from "@/lib/contracts/report-links";
import type { Callable } from "./operations";

export const listReportLinks: Callable<typeof reportLinks.listReportLinks> = {
  method: "GET",
  path: "/api/me/intelligence/reports/{id}/links",
};
export const createReportLink: Callable<typeof reportLinks.createReportLink> = {
  method: "POST",
  path: "/api/me/intelligence/reports/{id}/links",
};
export const revokeReportLink: Callable<typeof reportLinks.revokeReportLink> = {
  method: "DELETE",
  path: "/api/me/intelligence/reports/{id}/links/{linkId}",
};
