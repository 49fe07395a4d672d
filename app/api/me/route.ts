import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/account";
import { readMe } from "@/lib/domain/account/read-me";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getMe, (ctx) => readMe(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
