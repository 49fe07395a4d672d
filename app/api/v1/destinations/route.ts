import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/destinations";
import { createDestination, listDestinations } from "@/lib/domain/v1/destinations";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listDestinationsV1, (ctx) => listDestinations(ctx));
export const POST = route(contract.createDestinationV1, (ctx, { body }) => createDestination(ctx, body));
export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
