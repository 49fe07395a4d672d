import { type ApiScope, apiScopes } from "@/db/vocabulary";
import { sessionCookie } from "@/lib/auth/session-token";
import type { Operation } from "@/lib/contracts/operation";
import { bodyType, formType } from "./refusals";

export const scopeMeanings: Record<ApiScope, string> = {
  "read:signals": "List and fetch signals",
  "read:sources": "List sources with metrics",
  "read:watchlist": "List posts on the watchlist",
  "read:icp": "Read the workspace's ideal customer profile",
  "read:intelligence": "Read account and person intelligence reports",
  "read:usage": "Read the workspace's usage counts",
  "read:destinations": "Read destinations",
  "write:intelligence": "Start intelligence reports, which spends credits",
  "write:destinations": "Create and update destinations",
};

export const securitySchemes = (appUrl: string) => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie(appUrl),
    description: "A user signed in to the portal. Writes must come from the portal's own origin.",
  },
  oauth2: {
    type: "oauth2",
    description: "An OAuth 2.0 client with its own credentials, for one workspace.",
    flows: {
      clientCredentials: {
        tokenUrl: `${appUrl}/oauth2/token`,
        scopes: Object.fromEntries(apiScopes.map((scope) => [scope, scopeMeanings[scope]])),
      },
    },
  },
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "An access token that you already have.",
  },
  client: {
    type: "http",
    scheme: "basic",
    description:
      "A client's ID and secret. They may be sent as `client_id` and `client_secret` in the form instead.",
  },
});

/** Who may call an operation, in sentences. */
export function callersOf(operation: Operation): string {
  const { auth, method } = operation;
  if (auth.kind === "operator") return "For platform operators.";
  if (auth.kind === "bearer") {
    const key = "Send an `Idempotency-Key`, so that a retry does not repeat the work.";
    if (auth.scope === null) return "Any valid token may call it.";
    return `Requires the scope \`${auth.scope}\`.${method === "POST" ? ` ${key}` : ""}`;
  }
  if (auth.kind === "public") {
    const isForClients = bodyType(operation) === formType;
    return isForClients ? "For API clients and connected apps." : "Available without signing in.";
  }
  if (auth.phase === "any") return "For everyone who is signed in.";
  const who = roleNames[auth.roles.length] ?? "members";
  return `For ${who} of a workspace that ${auth.phase === "active" ? "is active" : "has been set up"}.`;
}

/** By how many roles may call it: each role may do what the next one may. */
const roleNames: Record<number, string> = { 1: "admins", 2: "admins and managers" };

/** Any one of these authorizes the operation; an empty one needs no header. */
export function securityOf(operation: Operation): Record<string, string[]>[] {
  const { auth } = operation;
  if (auth.kind === "bearer") return [{ oauth2: auth.scope === null ? [] : [auth.scope] }, { bearer: [] }];
  if (auth.kind !== "public") return [{ session: [] }];
  return bodyType(operation) === formType ? [{ client: [] }, {}] : [];
}
