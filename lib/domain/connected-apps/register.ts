import { insertAppAcrossCustomers } from "@/db/queries/app-registrations";
import { apiScopes } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import type { AppRegistration, RegisteredApp } from "@/lib/contracts/oauth-apps";
import { redirectUriProblem } from "@/lib/domain/oauth/redirect-uri";
import { OAuthRefusal } from "@/lib/domain/oauth/refusal";
import { newId, newToken } from "@/lib/ids";

/** Throws `invalid_redirect_uri` or `invalid_client_metadata` for a registration that could never be used. */
export function requireUsable({ redirect_uris, grant_types, response_types }: AppRegistration): void {
  for (const uri of redirect_uris) {
    const problem = redirectUriProblem(uri);
    if (problem) throw new OAuthRefusal("invalid_redirect_uri", problem);
  }
  if (grant_types && !grant_types.includes("authorization_code")) {
    throw new OAuthRefusal("invalid_client_metadata", "grant_types must include authorization_code.");
  }
  if (response_types && !response_types.includes("code")) {
    throw new OAuthRefusal("invalid_client_metadata", "response_types must include code.");
  }
}

/** Registers an app. It has access to nothing until a person allows it. */
export async function registerApp(
  { db, clock }: Pick<Context, "db" | "clock">,
  { client_name: name, redirect_uris: redirectUris, scope }: AppRegistration,
): Promise<RegisteredApp> {
  const clientId = `app_${newToken(16)}`;
  const now = clock.now();
  await insertAppAcrossCustomers(db, { id: newId(), clientId, name, redirectUris, createdAt: now });
  const asked = scope?.split(" ");
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
    scope: apiScopes.filter((name) => !asked || asked.includes(name)).join(" "),
  };
}
