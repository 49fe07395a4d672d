import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/icp";
import { readIcpV1 } from "@/lib/domain/v1/workspace";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getIcpV1, (ctx) => readIcpV1(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
