import type { TokenAnswer, TokenRequest } from "@/lib/contracts/oauth";
import type { OAuthCaller } from "./authenticate-caller";
import type { AppRequest } from "./end-grant";
import { exchangeCode } from "./exchange-code";
import { issueToken } from "./issue-token";
import { OAuthRefusal } from "./refusal";
import { renewTokens } from "./renew-tokens";

/** Issues tokens for what the caller has: a client its secret, an app a code or a refresh token. */
export async function answerTokenRequest(
  ctx: AppRequest,
  caller: OAuthCaller,
  asked: TokenRequest,
): Promise<TokenAnswer> {
  if (caller.kind === "client") return issueToken(ctx, caller, asked);
  switch (asked.grant_type) {
    case "authorization_code":
      return exchangeCode(ctx, caller.app, asked);
    case "refresh_token":
      return renewTokens(ctx, caller.app, asked);
    case "client_credentials":
      throw new OAuthRefusal("unauthorized_client", "An app without a secret needs a person's permission.");
    default:
      throw new OAuthRefusal(
        "unsupported_grant_type",
        "An app may use authorization_code and refresh_token.",
      );
  }
}
