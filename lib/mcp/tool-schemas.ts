/** What tools take and answer, as JSON Schema: one flat object of arguments, and the operation's own answer. */
import type { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { queryMeanings } from "@/lib/http/openapi/parameters";
import { collectSchemas, componentPath } from "@/lib/http/openapi/schemas";

/** An object's schema, as the protocol wants it at the top. */
export interface ObjectSchema extends JsonSchema {
  // What the protocol's own types ask beside ours.
  [word: string]: unknown;
  type: "object";
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** An operation's arguments by the place where the customer API has them. */
export interface ToolArguments {
  params: string[];
  query: string[];
  body: string[];
  /** Those of the query that are whole numbers here and digits there. */
  integers: string[];
  schema: ObjectSchema;
}

/** Path, query and body as one object. No operation has one name in two of them. */
export function argumentsOf({ params, query, body }: Operation): ToolArguments {
  const [path, search, sent] = [params, query, body].map((schema) => selfContained(schema, "input"));
  const { properties: found = {}, required: wanted = [] } = search ?? {};
  const told = Object.entries(found).map(([name, schema]) => [name, withMeaning(name, schema)]);
  const properties: Record<string, JsonSchema> = {
    ...path?.properties,
    ...Object.fromEntries(told),
    ...sent?.properties,
  };
  const required = [...(path?.required ?? []), ...wanted, ...(sent?.required ?? [])];
  return {
    params: namesOf(path),
    query: namesOf(search),
    body: namesOf(sent),
    integers: Object.keys(found).filter((name) => found[name]?.type === "integer"),
    schema: { type: "object", properties, required, additionalProperties: false },
  };
}

/** What the operation answers; null where that is nothing. */
export function answerSchema({ response }: Operation): ObjectSchema | null {
  const { type, properties, required = [], ...others } = selfContained(response, "output");
  return type === "object" && properties ? { ...others, type, properties, required } : null;
}

const namesOf = (schema: JsonSchema | undefined): string[] => Object.keys(schema?.properties ?? {});

function withMeaning(name: string, schema: JsonSchema): JsonSchema {
  const description = queryMeanings[name];
  return description ? { ...schema, description } : schema;
}

/** A schema without references: many clients of models do not follow them. */
function selfContained(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const schemas = collectSchemas();
  const root = schemas.add(schema, io);
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, ...beside }: { $ref?: unknown } = value;
    const inner = Object.fromEntries(Object.entries(beside).map(([name, part]) => [name, inline(part)]));
    if (typeof $ref !== "string") return inner;
    return { ...Object(inline(schemas.components[$ref.slice(componentPath.length)])), ...inner };
  };
  // Only references are replaced, by schemas.
  return inline(root) as JsonSchema;
}
