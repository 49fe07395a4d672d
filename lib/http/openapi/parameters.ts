<<<<<<< HEAD
import { Csv, isTagged, type Operation } from "@/lib/contracts/operation";
=======
import { isTagged, type Operation, takesKey } from "@/lib/contracts/operation";
>>>>>>> main
import type { JsonSchema, Parameter, Reference } from "./document";
import type { sharedParameters } from "./headers";
import { parameterMeaning } from "./parameter-meanings";
import type { Schemas } from "./schemas";

/** The operation's path and query parameters, and those that operations of its kind share. */
export function parametersOf(operation: Operation, schemas: Schemas): (Parameter | Reference)[] {
  return [
    ...place(operation, "path", schemas.add(operation.params, "input")),
    ...place(operation, "query", schemas.add(operation.query, "input")),
    ...sharedBy(operation).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function place(
  operation: Operation,
  where: "path" | "query",
  { properties = {}, required = [] }: JsonSchema,
): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => {
    const description = parameterMeaning(operation, where, name);
    return {
      name,
      in: where,
      required: where === "path" || required.includes(name),
      ...(description && { description }),
      schema,
    };
  });
}

<<<<<<< HEAD
function sharedBy(operation: Operation): (keyof typeof sharedParameters)[] {
  const { auth, method, response, status } = operation;
  const known = isTagged(operation) ? (["IfNoneMatch"] as const) : [];
  if (auth.kind === "bearer") {
    return [...known, ...(method === "POST" ? (["IdempotencyKey"] as const) : []), "XRequestId"];
  }
  // A redirect route is entered from another site.
  if (auth.kind === "public" || status === 302) return [...known, "XRequestId"];
  const linked = response === Csv ? (["User", "Workspace"] as const) : [];
  return [...linked, ...known, "XUser", "XWorkspace", "XRequestId"];
=======
function headersRead(operation: Operation): string[] {
  if (isTagged(operation)) return ["IfNoneMatch", "XRequestId"];
  return takesKey(operation) ? ["IdempotencyKey", "XRequestId"] : ["XRequestId"];
>>>>>>> main
}
