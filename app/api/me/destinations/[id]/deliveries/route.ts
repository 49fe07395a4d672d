import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { listDeliveries } from "@/lib/domain/destinations/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listDeliveries, (ctx, { params, query }) =>
  listDeliveries(ctx, { destinationId: params.id, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
