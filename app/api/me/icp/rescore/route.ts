import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/icp-rescore";
import { readRescore } from "@/lib/domain/icp/rescore/read";
import { startRescore } from "@/lib/domain/icp/rescore/start";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getIcpRescore, (ctx) => readRescore(ctx));
export const POST = route(contract.startIcpRescore, (ctx) => startRescore(ctx));
export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
