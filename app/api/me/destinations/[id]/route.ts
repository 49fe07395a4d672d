import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { changeDestination, removeDestination } from "@/lib/domain/destinations/change";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateDestination, (ctx, { params, body }) =>
  changeDestination(ctx, { destinationId: params.id, change: body }),
);
export const DELETE = route(contract.deleteDestination, (ctx, { params }) =>
  removeDestination(ctx, { destinationId: params.id }),
);
export const { GET, POST, PUT } = otherMethods("PATCH", "DELETE");
