import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp";
import { resetIcp } from "@/lib/domain/icp/reset";
import { otherMethods } from "@/lib/http/methods";

export const POST = route(contract.resetIcp, (ctx) => resetIcp(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
