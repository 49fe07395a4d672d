import { oauthRoute } from "@/app/oauth2/serve";
import * as contract from "@/lib/contracts/oauth";
import { endToken } from "@/lib/domain/oauth/end-token";
import { otherMethods } from "@/lib/http/methods";
import { rateLimits } from "@/lib/rate-limit";

const limits = { address: rateLimits.revocationByAddress, client: rateLimits.revocationByClient };

export const POST = oauthRoute(contract.revokeToken, limits, async (ctx, caller, body) => {
  await endToken(ctx, caller, body);
  return undefined;
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
