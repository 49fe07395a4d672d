import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { rotateSecret } from "@/lib/domain/destinations/rotate-secret";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.rotateSecret, (ctx, { params, body }) =>
  rotateSecret(ctx, { destinationId: params.id, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
