import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/setup";
import { activateSetup } from "@/lib/domain/setup/activate";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.activateSetup, (ctx) => activateSetup(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
