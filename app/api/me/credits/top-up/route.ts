import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/credits";
import { changeTopUp, readTopUp } from "@/lib/domain/billing/top-up";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getTopUp, (ctx) => readTopUp(ctx));
export const PATCH = route(contract.changeTopUp, (ctx, { body }) => changeTopUp(ctx, body));
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
