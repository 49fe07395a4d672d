import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { exportDeliveries } from "@/lib/domain/destinations/export-deliveries";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.exportDeliveries, (ctx, { params, query }) =>
  exportDeliveries(ctx, { destinationId: params.id, ...query }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
