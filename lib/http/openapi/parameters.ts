import { isTagged, type Operation } from "@/lib/contracts/operation";
import { filterMeanings } from "@/lib/contracts/signal-filters";
import type { JsonSchema, Parameter, Reference } from "./document";
import type { Schemas } from "./schemas";

/** Descriptions of query parameters whose names are not self-explanatory, for all operations that have them. */
export const queryMeanings: Record<string, string> = {
  ...filterMeanings,
  limit: "Number of rows per page.",
  offset: "Number of rows to skip.",
  period: "The period of the figures, in days.",
  minStrength: "Only signals with at least this strength.",
  q: "Matches anywhere in the name.",
  status: "Only rows with this status. Deliveries accept several, separated by commas.",
  signalId: "The signal to preview; a sample signal if omitted.",
  lifecycleStatus: "Only posts with this status.",
  networkUrl: "The person's network URL, in any form.",
  sort: "`strength` and `fit` sort highest first, `newest` sorts latest first. Equal scores are sorted newest first.",
  sortBy: "The field to sort by.",
  sortDir: "The sort direction.",
  category: "Only entries of this kind.",
  bundle: "Only entries of this bundle.",
  approval: "Only clients with this approval status.",
  state: "The `state` from the address that the browser was sent to.",
  code: "The authorization code; works once.",
  error: "Why the authorization failed.",
  response_type: "`code`.",
  client_id: "The app's ID, from its registration.",
  redirect_uri: "Where to send the browser afterwards: one of the registered addresses.",
  scope: "Scope names separated by spaces; all read scopes if omitted.",
  code_challenge: "SHA-256 of the code verifier, in base64url (PKCE).",
  code_challenge_method: "`S256`.",
  resource: "The resource to ask for (RFC 8707); the whole API if omitted.",
};

/** The operation's path and query parameters, and the headers that operations of its kind read. */
export function parametersOf(operation: Operation, schemas: Schemas): (Parameter | Reference)[] {
  return [
    ...place("path", schemas.add(operation.params, "input")),
    ...place("query", schemas.add(operation.query, "input")),
    ...headersRead(operation).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function place(where: "path" | "query", { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => {
    const description = where === "query" ? queryMeanings[name] : undefined;
    return {
      name,
      in: where,
      required: where === "path" || required.includes(name),
      ...(description && { description }),
      schema,
    };
  });
}

function headersRead(operation: Operation): string[] {
  const { auth, method } = operation;
  if (isTagged(operation)) return ["IfNoneMatch", "XRequestId"];
  if (auth.kind !== "bearer") return ["XRequestId"];
  return method === "POST" ? ["IdempotencyKey", "XRequestId"] : ["XRequestId"];
}
