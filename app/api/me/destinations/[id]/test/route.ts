import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { testDestination } from "@/lib/domain/destinations/test-connection";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.testDestination, (ctx, { params }) =>
  testDestination(ctx, { destinationId: params.id }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
