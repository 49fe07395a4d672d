import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/privacy";
import { exportPerson } from "@/lib/domain/privacy/export";
import { otherMethods } from "@/lib/http/methods";
import { inTurn } from "@/lib/in-turn";

export const GET = route(contract.exportPerson, (ctx, { query }) =>
  inTurn(`privacy of ${ctx.customerId}`, () => exportPerson(ctx, query)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
