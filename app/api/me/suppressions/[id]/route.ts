import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/suppressions";
import { unsuppress } from "@/lib/domain/suppressions/change";
import { otherMethods } from "@/lib/http/methods";

export const DELETE = route(contract.deleteSuppression, (ctx, { params }) =>
  unsuppress(ctx, { suppressionId: params.id }),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
