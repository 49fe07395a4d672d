import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp";
import { changeIcp } from "@/lib/domain/icp/change";
import { readIcp } from "@/lib/domain/icp/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getIcp, (ctx) => readIcp(ctx));
export const PATCH = route(contract.updateIcp, (ctx, { body }) => changeIcp(ctx, body));
export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
