import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { dismissMissingFields } from "@/lib/domain/destinations/record-fields";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.dismissMissingFields, (ctx, { params }) =>
  dismissMissingFields(ctx, { destinationId: params.id }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
