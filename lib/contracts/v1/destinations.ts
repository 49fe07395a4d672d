import { z } from "zod";
import { Destination, DuplicateNotice, NewDestination, OnDuplicate } from "../destinations";
import { SignatureSecret } from "../fields";
import { bearer, byId, operation } from "../operation";
import { Routing } from "../routing";
import { nameText } from "../text";
import { changeOf } from "../version";
import { all, one } from "./meta";

export const V1Destination = Destination.pick({
  id: true,
  type: true,
  name: true,
  isActive: true,
  health: true,
  consecutiveFailures: true,
  routing: true,
}).meta({ id: "V1Destination" });

/** `signatureSecret` is shown only here, for a webhook. */
export const V1CreatedDestination = V1Destination.extend({
  signatureSecret: SignatureSecret.optional().describe("Signs each webhook delivery. Shown only once."),
  notice: DuplicateNotice.optional(),
}).meta({ id: "V1CreatedDestination" });

export const V1DestinationChange = changeOf({
  name: nameText(100, "Revenue webhook").describe("The new name."),
  isActive: z.boolean().describe("`false` pauses it, `true` resumes it."),
  routing: Routing.describe("Which signals are sent automatically from now on; replaces all rules."),
}).meta({ id: "V1DestinationChange" });
export type V1DestinationChange = z.infer<typeof V1DestinationChange>;

export const listDestinationsV1 = operation({
  id: "listDestinations",
  method: "GET",
  path: "/api/v1/destinations",
  summary: "List destinations, without their connection settings",
  auth: bearer("read:destinations"),
  response: all(V1Destination),
});

export const createDestinationV1 = operation({
  id: "createDestination",
  method: "POST",
  audit: "destination.created",
  path: "/api/v1/destinations",
  summary: "Add a destination",
  auth: bearer("write:destinations"),
  query: OnDuplicate,
  body: NewDestination,
  response: one(V1CreatedDestination),
  status: 201,
  errors: ["plan_destination_cap_reached", "client_pending", "not_configured", "no_plan"],
  shownOnce: ["signatureSecret"],
  agents: {
    note: "The webhook's signature secret appears only in this response. Pass it to the service that verifies the deliveries.",
  },
});

export const updateDestinationV1 = operation({
  id: "updateDestination",
  method: "PATCH",
  audit: "destination.updated",
  path: "/api/v1/destinations/{id}",
  summary: "Rename, pause, resume or reroute a destination",
  auth: bearer("write:destinations"),
  params: byId("destination"),
  body: V1DestinationChange,
  response: one(V1Destination),
  errors: ["plan_destination_cap_reached", "client_pending", "test_required", "no_plan"],
});

export const deleteDestinationV1 = operation({
  id: "deleteDestination",
  method: "DELETE",
  audit: "destination.deleted",
  path: "/api/v1/destinations/{id}",
  summary: "Deactivate a destination; its history is kept",
  auth: bearer("write:destinations"),
  params: byId("destination"),
  errors: ["client_pending"],
});
