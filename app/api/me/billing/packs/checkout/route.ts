import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/billing";
import { startPackCheckout } from "@/lib/domain/billing/start-checkout";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.startPackCheckout, (ctx, { body }) =>
  startPackCheckout(ctx, { ...body, email: ctx.identity.user.email }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
