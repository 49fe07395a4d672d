import type { Operation } from "@/lib/contracts/operation";
import { filterMeanings } from "@/lib/contracts/signal-filters";
import type { JsonSchema, Parameter, Reference } from "./document";
import type { Schemas } from "./schemas";

/** What query parameters mean where the name alone does not say it, for all operations that have them. */
export const queryMeanings: Record<string, string> = {
  ...filterMeanings,
  limit: "How many rows a page holds.",
  offset: "How many rows to skip.",
  period: "The window of the figures, in days.",
  minStrength: "Only signals of at least this strength.",
  q: "Found anywhere in the name.",
  status: "Only what is in this state; of deliveries, one state or several with commas between.",
  signalId: "The signal to show; the sample without it.",
  lifecycleStatus: "Only posts in this state.",
  networkUrl: "The person's address on the network, in any form.",
  sort: "`strength` and `fit` put the highest first, `newest` the latest. Equal scores are sorted newest first.",
  sortBy: "What the rows are sorted by.",
  sortDir: "Which way.",
  category: "Only of this kind of work.",
  bundle: "Only of this bundle.",
  approval: "Only clients in this state.",
  state: "The `state` of the address that the browser was sent to.",
  code: "Stands for what was agreed to; works once.",
  error: "Why nothing was agreed to.",
};

/** The operation's parameters: of its path and query, and the headers that its kind reads. */
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

function headersRead({ auth, method }: Operation): string[] {
  if (auth.kind !== "bearer") return ["XRequestId"];
  if (method === "GET") return ["IfNoneMatch", "XRequestId"];
  return method === "POST" ? ["IdempotencyKey", "XRequestId"] : ["XRequestId"];
}
