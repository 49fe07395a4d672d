import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { changeDestination, removeDestination } from "@/lib/domain/destinations/change";
import { readDestination } from "@/lib/domain/destinations/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getDestination, (ctx, { params }) =>
  readDestination(ctx, { destinationId: params.id }),
);
export const PATCH = route(contract.updateDestination, (ctx, { params, body }) =>
  changeDestination(ctx, { destinationId: params.id, change: body }),
);
export const DELETE = route(contract.deleteDestination, (ctx, { params }) =>
  removeDestination(ctx, { destinationId: params.id }),
);
export const { POST, PUT, OPTIONS } = otherMethods("GET", "PATCH", "DELETE");
