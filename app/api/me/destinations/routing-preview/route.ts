import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/routing-preview";
import { previewRouting } from "@/lib/domain/routing/preview-routing";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.previewRouting, (ctx, { body }) => previewRouting(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
