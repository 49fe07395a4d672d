import { oauthRoute } from "@/app/oauth2/serve";
import * as contract from "@/lib/contracts/oauth";
import { answerTokenRequest } from "@/lib/domain/oauth/answer-token-request";
import { otherMethods } from "@/lib/http/methods";
import { rateLimits } from "@/lib/rate-limit";

const limits = {
  address: rateLimits.tokenByAddress,
  failures: rateLimits.tokenFailures,
  client: rateLimits.tokenByClient,
};

export const POST = oauthRoute(contract.requestToken, limits, answerTokenRequest);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
