import type { OAuthConfig } from "next-auth/providers/oauth";
import { readClaims } from "./claims";
import type { ProviderSettings } from "./settings";

/** How long a provider may take to answer one request. */
const timeoutMs = 8_000;

/**
 * Next-auth's configuration of a provider. Its profile has no email address, so next-auth never finds or creates a
 * user by it: `link-account.ts` decides who the person is.
 */
export function openidProvider(settings: ProviderSettings): OAuthConfig<unknown> {
  const { id, name, clientId, clientSecret, wellKnown } = settings;
  return {
    id,
    name,
    type: "oauth",
    wellKnown,
    clientId,
    clientSecret,
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
    httpOptions: { timeout: timeoutMs },
    profile: (claims) => ({ id: readClaims(settings, claims).providerAccountId }),
  };
}
