import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/deliveries";
import { previewDestination } from "@/lib/domain/deliveries/preview";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.previewDestination, async (ctx, { body }) =>
  previewDestination(ctx, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
