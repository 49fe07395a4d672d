import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/oauth";
import { readAuthorizationServer } from "@/lib/domain/oauth/endpoints";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getAuthorizationServer, (ctx) => readAuthorizationServer(ctx.ports.appUrl));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
