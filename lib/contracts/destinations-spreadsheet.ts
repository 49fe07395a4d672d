import { z } from "zod";
import { member, operation } from "./operation";

export const ServiceAccount = z
  .object({
    /** The account a customer shares the spreadsheet with, as an editor. */
    email: z.email(),
  })
  .meta({ id: "ServiceAccount" });
export type ServiceAccount = z.infer<typeof ServiceAccount>;

export const getServiceAccount = operation({
  id: "getMySpreadsheetServiceAccount",
  method: "GET",
  path: "/api/me/destinations/spreadsheet/service-account",
  summary: "Get the address to share a spreadsheet with, as an editor",
  auth: member("provisioned"),
  response: ServiceAccount,
  errors: ["not_configured"],
});
