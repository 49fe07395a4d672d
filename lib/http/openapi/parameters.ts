import type { Operation } from "@/lib/contracts/operation";
import type { JsonSchema, Parameter, Reference } from "./document";
import type { Schemas } from "./schemas";

/** What query parameters mean where the name alone does not say it, for all operations that have them. */
export const queryMeanings: Record<string, string> = {
  limit: "How many rows a page holds.",
  offset: "How many rows to skip.",
  type: "Only of this type.",
  kind: "Only what began so.",
  period: "The window of the figures, in days.",
  minStrength: "Only signals of at least this strength.",
  minScore: "Only signals of at least this strength.",
  minIcp: "Only signals whose composite score is at least this.",
  classification: "`buyer` also matches signals that are not classified.",
  days: "Look back this many days.",
  source: "Only of the source with this id.",
  sourceType: "Only of sources of this type.",
  persona: "Found anywhere in the persona.",
  industry: "Found anywhere in the company's industry.",
  search: "Found anywhere in name, company, context or post.",
  company: "A company's key: its network address, or its name in lower case.",
  view: "`active` hides what the caller has archived.",
  tags: "`<categoryId>:<token>|<token>,<categoryId>:<token>`; a token is a value's id, `!` and an id, `none` or `any`. One token of each group must hold. At most 20 groups, each of another category.",
  q: "Found anywhere in the name.",
  status: "Only what is in this state; of deliveries, one state or several with commas between.",
  signalId: "The signal to show; the sample without it.",
  lifecycleStatus: "Only posts in this state.",
  networkUrl: "The person's address on the network, in any form.",
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
