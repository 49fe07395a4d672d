import { z } from "zod";
import { admins, member, operation, Timestamp } from "./operation";

export const Activation = z
  .object({
    lifecycle: z.literal("active"),
    activatedAt: Timestamp,
    autoHarvest: z.boolean(),
    dailyBudgetCapCents: z.int(),
    /** How many discovery runs were started. */
    discoveriesStarted: z.int(),
  })
  .meta({ id: "SetupActivation" });
export type Activation = z.infer<typeof Activation>;

export const activateSetup = operation({
  id: "activateMySetup",
  method: "POST",
  audit: "lifecycle.activated",
  path: "/api/me/setup/activate",
  summary: "Activate the workspace; discovery starts immediately for every active source",
  auth: member("provisioned", admins),
  response: Activation,
  errors: ["NoActiveSources", "NoIcp", "already_activated", "no_plan"],
});
