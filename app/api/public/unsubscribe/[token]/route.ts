import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/notifications";
import { unsubscribe } from "@/lib/domain/notifications/unsubscribe";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.unsubscribe, (ctx, { params }) => unsubscribe(ctx, params));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
