import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/saved-views";
import { changeSavedView, removeSavedView } from "@/lib/domain/saved-views/change";
import { otherMethods } from "@/lib/http/methods";

export const PATCH = route(contract.updateSavedView, (ctx, { params, body }) =>
  changeSavedView(ctx, { viewId: params.id, change: body }),
);
export const DELETE = route(contract.deleteSavedView, (ctx, { params }) =>
  removeSavedView(ctx, { viewId: params.id }),
);
export const { GET, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
