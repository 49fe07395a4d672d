import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/description";
import { otherMethods } from "@/lib/http/methods";
import { describeApi } from "@/lib/http/openapi/describe";

export const GET = route(contract.getApiDescription, (ctx) => ({ ...describeApi(ctx.ports.appUrl) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
