import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/privacy";
import { erasePerson } from "@/lib/domain/privacy/erase";
import { otherMethods } from "@/lib/http/methods";
import { inTurn } from "@/lib/in-turn";

export const POST = route(contract.erasePerson, (ctx, { body }) =>
  inTurn(`privacy of ${ctx.customerId}`, () => erasePerson(ctx, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
