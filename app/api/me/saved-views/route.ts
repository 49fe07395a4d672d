import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/saved-views";
import { createSavedView } from "@/lib/domain/saved-views/change";
import { listSavedViews } from "@/lib/domain/saved-views/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.listSavedViews, (ctx) => listSavedViews(ctx));
export const POST = route(contract.createSavedView, (ctx, { body }) => createSavedView(ctx, body));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
