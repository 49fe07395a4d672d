import { type AppRegistration, findAppAcrossCustomers } from "@/db/queries/app-registrations";
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
  const isForMember = asked.grant_type === "authorization_code" || asked.grant_type === "refresh_token";
  if (caller.kind === "client" && !isForMember) return issueToken(ctx, caller, asked);
  const app = caller.kind === "client" ? await appOf(ctx, caller.client.clientId) : caller.app;
  switch (asked.grant_type) {
    case "authorization_code":
      return exchangeCode(ctx, app, asked);
    case "refresh_token":
      return renewTokens(ctx, app, asked);
    case "client_credentials":
      throw new OAuthRefusal("unauthorized_client", "An app without a secret needs a person's permission.");
    default:
      throw new OAuthRefusal(
        "unsupported_grant_type",
        "An app may use authorization_code and refresh_token.",
      );
  }
}

/** The app that a client with a secret is for members, if it registered an address to send them back to. */
async function appOf({ db }: AppRequest, clientId: string): Promise<AppRegistration> {
  const app = await findAppAcrossCustomers(db, { clientId });
  if (app) return app;
  throw new OAuthRefusal(
    "unsupported_grant_type",
    "The only supported grant type is client_credentials: this client has registered no redirect URI.",
  );
}
