import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/usage";
import { readUsage } from "@/lib/domain/usage/read";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getUsage, (ctx) => readUsage(ctx));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
