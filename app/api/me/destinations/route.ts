import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { createDestination } from "@/lib/domain/destinations/create";
import { listDestinations } from "@/lib/domain/destinations/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listDestinations, (ctx) => listDestinations(ctx));
export const POST = route(contract.createDestination, (ctx, { body }) => createDestination(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
