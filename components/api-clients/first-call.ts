import type { ApiScope } from "@/db/vocabulary";

/** Example read requests by required scope, most useful first. */
const firstReads: [ApiScope, string][] = [
  ["read:signals", "/api/v1/signals?limit=3"],
  ["read:sources", "/api/v1/sources"],
  ["read:watchlist", "/api/v1/watchlist"],
  ["read:icp", "/api/v1/icp"],
  ["read:intelligence", "/api/v1/intelligence"],
  ["read:usage", "/api/v1/usage"],
  ["read:destinations", "/api/v1/destinations"],
];

/** Shell commands that get a token and make the first call the client's scopes allow. */
export function firstCall({
  appUrl,
  clientId,
  clientSecret,
  scopes,
}: {
  appUrl: string;
  clientId: string;
  clientSecret: string;
  scopes: readonly ApiScope[];
}): string {
  const token = `curl -sS ${appUrl}/oauth2/token \\
  -d grant_type=client_credentials \\
  -d client_id=${clientId} \\
  -d client_secret=${clientSecret}`;
  const path = firstReads.find(([scope]) => scopes.includes(scope))?.[1];
  if (!path) return token;
  return `TOKEN=$(${token} \\
  | sed -E 's/.*"access_token":"([^"]+)".*/\\1/')

curl -sS "${appUrl}${path}" -H "Authorization: Bearer $TOKEN"`;
}
