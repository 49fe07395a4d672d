import { route } from "@/app/serve";
import * as contract from "@/lib/contracts/mcp";
import { readProtectedResource } from "@/lib/domain/oauth/protected-resource";
import { otherMethods } from "@/lib/http/methods";

export const GET = route(contract.getShortMcpResource, (ctx) =>
  readProtectedResource(ctx.ports.appUrl, contract.shortMcpPath),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
