import { Csv, isTagged, type Operation, takesKey } from "@/lib/contracts/operation";
import type { JsonSchema, Parameter, Reference } from "./document";
import type { sharedParameters } from "./headers";
import type { Schemas } from "./schemas";

/** The operation's path and query parameters, and those that operations of its kind share. */
export function parametersOf(operation: Operation, schemas: Schemas): (Parameter | Reference)[] {
  return [
    ...place("path", schemas.add(operation.params, "input")),
    ...place("query", schemas.add(operation.query, "input")),
    ...sharedBy(operation).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function place(where: "path" | "query", { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    ...(description && { description }),
    schema,
  }));
}

function sharedBy(operation: Operation): (keyof typeof sharedParameters)[] {
  const { auth, response, status } = operation;
  const read = [
    ...(isTagged(operation) ? (["IfNoneMatch"] as const) : []),
    ...(takesKey(operation) ? (["IdempotencyKey"] as const) : []),
    "XRequestId" as const,
  ];
  // A redirect route is entered from another site.
  if (auth.kind === "public" || auth.kind === "bearer" || status === 302) return read;
  const linked = response === Csv ? (["User", "Workspace"] as const) : [];
  return [...linked, "XUser", "XWorkspace", ...read];
}
