import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/destinations";
import { endPreviousSecret } from "@/lib/domain/destinations/rotate-secret";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.endPreviousSecret, (ctx, { params }) =>
  endPreviousSecret(ctx, { destinationId: params.id }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
