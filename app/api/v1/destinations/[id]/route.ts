import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/destinations";
import { deleteDestination, updateDestination } from "@/lib/domain/v1/destinations";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateDestinationV1, (ctx, { params, body }) =>
  updateDestination(ctx, { id: params.id, change: body }),
);
export const DELETE = route(contract.deleteDestinationV1, (ctx, { params }) =>
  deleteDestination(ctx, params),
);
export const { GET, POST, PUT } = otherMethods("PATCH", "DELETE");
