import { z } from "zod";
import { admins, member, operation, Timestamp } from "./operation";

export const Activation = z
  .object({
    lifecycle: z.literal("active"),
    activatedAt: Timestamp,
    autoHarvest: z.boolean(),
    dailyBudgetCapCents: z.int(),
    /** How many sources are being asked for posts now. */
    discoveriesStarted: z.int(),
  })
  .meta({ id: "SetupActivation" });
export type Activation = z.infer<typeof Activation>;

export const activateSetup = operation({
  id: "activateMySetup",
  method: "POST",
  audit: "lifecycle.activated",
  path: "/api/me/setup/activate",
  summary: "Start the workspace: every active source is asked for posts at once",
  auth: member("provisioned", admins),
  response: Activation,
  errors: ["NoActiveSources", "NoIcp", "already_activated", "no_plan"],
});
