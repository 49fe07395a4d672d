import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/saved-views";
import { countSavedViews } from "@/lib/domain/saved-views/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.countSavedViews, (ctx) => countSavedViews(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
