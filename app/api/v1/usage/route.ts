import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/v1/usage";
import { readUsageV1 } from "@/lib/domain/v1/workspace";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getUsageV1, (ctx) => readUsageV1(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
