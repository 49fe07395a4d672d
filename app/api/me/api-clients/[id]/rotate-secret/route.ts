import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/api-clients";
import { rotateClientSecret } from "@/lib/domain/api-clients/rotate-secret";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.rotateClientSecret, (ctx, { params, body }) =>
  rotateClientSecret(ctx, { ...params, ...body }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
