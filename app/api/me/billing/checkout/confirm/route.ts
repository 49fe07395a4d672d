import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { confirmCheckout } from "@/lib/domain/billing/confirm-checkout";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.confirmCheckout, (ctx, { body }) => confirmCheckout(ctx, body));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
