import type { ApiScope } from "@/db/vocabulary";

/** What a client can read first, by the scope that it needs; in the order in which it is worth reading. */
const firstReads: [ApiScope, string][] = [
  ["read:signals", "/api/v1/signals?limit=3"],
  ["read:sources", "/api/v1/sources"],
  ["read:watchlist", "/api/v1/watchlist"],
  ["read:icp", "/api/v1/icp"],
  ["read:intelligence", "/api/v1/intelligence"],
  ["read:usage", "/api/v1/usage"],
  ["read:destinations", "/api/v1/destinations"],
];

/** Commands for a shell: a token, and with it the first call that the client's scopes allow. */
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
