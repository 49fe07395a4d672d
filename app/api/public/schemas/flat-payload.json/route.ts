import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/description";
import { otherMethods } from "@/lib/http/methods";
import { flatPayloadSchema } from "@/lib/http/openapi/webhooks";

export const GET = route(contract.getFlatPayloadSchema, (ctx) =>
  flatPayloadSchema(`${ctx.ports.appUrl}${contract.getFlatPayloadSchema.path}`),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
