import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/destinations";
import { createDestinationV1, listDestinationsV1 } from "@/lib/domain/v1/destinations";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listDestinationsV1, (ctx) => listDestinationsV1(ctx));
export const POST = route(contract.createDestinationV1, (ctx, { body }) => createDestinationV1(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
