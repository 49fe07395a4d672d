import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/credits";
import { readBurn } from "@/lib/domain/credits/burn";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getCreditBurn, (ctx, { query }) => readBurn(ctx, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
