/**
 * The contract's operations as the browser calls them. Types come from the contract, schemas stay on the server:
 * they would add a quarter to the script of every page. `operations.test.ts` holds each against its contract.
 */
import type * as dashboard from "@/lib/contracts/dashboard";
import type * as destinations from "@/lib/contracts/destinations";
import type { Method, Operation } from "@/lib/contracts/operation";
import type * as signals from "@/lib/contracts/signals";
import type * as sources from "@/lib/contracts/sources";
import type * as team from "@/lib/contracts/team";

/** Where and how to call an operation; `contract` carries its types and is never set. */
export interface Callable<O extends Operation> {
  method: Method;
  path: string;
  status: number;
  contract?: O;
}

const callable = <O extends Operation>(method: Method, path: string, status = 200): Callable<O> => ({
  method,
  path,
  status,
});

export const acceptInvite = callable<typeof team.acceptInvite>("POST", "/api/invites/accept");

export const getDashboard = callable<typeof dashboard.getDashboard>("GET", "/api/me/dashboard/overview");

export const listSignals = callable<typeof signals.listSignals>("GET", "/api/me/signals");
export const getSignal = callable<typeof signals.getSignal>("GET", "/api/me/signals/{id}");
export const deliverSignal = callable<typeof signals.deliverSignal>("POST", "/api/me/signals/{id}/deliver");

export const listSources = callable<typeof sources.listSources>("GET", "/api/me/sources");
export const createSource = callable<typeof sources.createSource>("POST", "/api/me/sources", 201);
export const updateSource = callable<typeof sources.updateSource>("PATCH", "/api/me/sources/{id}");
export const deleteSource = callable<typeof sources.deleteSource>("DELETE", "/api/me/sources/{id}", 204);

const destination = "/api/me/destinations/{id}";
export const listDestinations = callable<typeof destinations.listDestinations>("GET", "/api/me/destinations");
export const createDestination = callable<typeof destinations.createDestination>(
  "POST",
  "/api/me/destinations",
  201,
);
export const updateDestination = callable<typeof destinations.updateDestination>("PATCH", destination);
export const deleteDestination = callable<typeof destinations.deleteDestination>("DELETE", destination, 204);
export const testDestination = callable<typeof destinations.testDestination>("POST", `${destination}/test`);
export const rotateSecret = callable<typeof destinations.rotateSecret>(
  "POST",
  `${destination}/rotate-secret`,
);
export const listDeliveries = callable<typeof destinations.listDeliveries>(
  "GET",
  `${destination}/deliveries`,
);
