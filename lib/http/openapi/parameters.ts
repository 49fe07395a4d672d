import { isTagged, type Operation, takesKey } from "@/lib/contracts/operation";
import type { JsonSchema, Parameter, Reference } from "./document";
import { parameterMeaning } from "./parameter-meanings";
import type { Schemas } from "./schemas";

/** The operation's path and query parameters, and the headers that operations of its kind read. */
export function parametersOf(operation: Operation, schemas: Schemas): (Parameter | Reference)[] {
  return [
    ...place(operation, "path", schemas.add(operation.params, "input")),
    ...place(operation, "query", schemas.add(operation.query, "input")),
    ...headersRead(operation).map((name) => ({ $ref: `#/components/parameters/${name}` })),
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

function headersRead(operation: Operation): string[] {
  if (isTagged(operation)) return ["IfNoneMatch", "XRequestId"];
  return takesKey(operation) ? ["IdempotencyKey", "XRequestId"] : ["XRequestId"];
}
