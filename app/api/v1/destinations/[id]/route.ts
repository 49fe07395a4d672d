import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/destinations";
import { deleteDestinationV1, updateDestinationV1 } from "@/lib/domain/v1/destinations";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateDestinationV1, (ctx, { params, body }) =>
  updateDestinationV1(ctx, { id: params.id, change: body }),
);
export const DELETE = route(contract.deleteDestinationV1, (ctx, { params }) =>
  deleteDestinationV1(ctx, params),
);
export const { GET, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
