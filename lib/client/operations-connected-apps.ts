/** The operations of connected apps; see `operations.ts`. */
import type * as connectedApps from "@/lib/contracts/connected-apps";
import type { Callable } from "./operations";

export const listConnectedApps: Callable<typeof connectedApps.listConnectedApps> = {
  method: "GET",
  path: "/api/me/connected-apps",
};
export const connectApp: Callable<typeof connectedApps.connectApp> = {
  method: "POST",
  path: "/api/me/connected-apps",
};
export const disconnectApp: Callable<typeof connectedApps.disconnectApp> = {
  method: "DELETE",
  path: "/api/me/connected-apps/{id}",
};
