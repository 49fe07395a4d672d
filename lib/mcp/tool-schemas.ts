/** JSON Schemas of tools: one flat object of arguments, and the operation's response. */
import type { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { collectSchemas, componentPath, isExample } from "@/lib/http/openapi/schemas";

/** An object schema, as the protocol requires at the top level. */
export interface ObjectSchema extends JsonSchema {
  // Required by the protocol's own types.
  [word: string]: unknown;
  type: "object";
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** The names of an operation's arguments, by where the customer API has them. */
export interface ToolArguments {
  params: string[];
  query: string[];
  body: string[];
  /** Query arguments that are integers here and digits in the customer API. */
  integers: string[];
  /** Arguments with named values that the customer API takes as any text: an unknown value is an error here. */
  values: Values;
  schema: ObjectSchema;
}

export type Values = Record<string, readonly string[]>;

/** Path, query and body as one object. No operation uses the same name twice. */
export function argumentsOf(operation: Operation, values: Values): ToolArguments {
  const { params, query, body } = operation;
  const [path, search, sent] = [params, query, body].map((schema) =>
    withoutVariants(selfContained(schema, "input")),
  );
  const { properties: found = {}, required: wanted = [] } = search ?? {};
  const properties: Record<string, JsonSchema> = {
    ...path?.properties,
    ...Object.fromEntries(Object.entries(found).map(([name, schema]) => [name, named(schema, values[name])])),
    ...sent?.properties,
  };
  const required = [...(path?.required ?? []), ...wanted, ...(sent?.required ?? [])];
  return {
    params: namesOf(path),
    query: namesOf(search),
    body: namesOf(sent),
    values,
    integers: Object.keys(found).filter((name) => found[name]?.type === "integer"),
    schema: {
      type: "object",
      properties: withoutMappings(properties),
      required,
      additionalProperties: false,
    },
  };
}

/** A discriminator is OpenAPI's, and its mapping names components that a tool's schema does not have. */
const withoutMappings = (properties: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  JSON.parse(JSON.stringify(properties, (name, part) => (name === "discriminator" ? undefined : part)));

/** The schema of the operation's response; null if it has none. */
export function answerSchema({ response }: Operation): ObjectSchema | null {
  const { type, properties, required = [], ...others } = selfContained(response, "output");
  return type === "object" && properties ? { ...others, type, properties, required } : null;
}

const namesOf = (schema: JsonSchema | undefined): string[] => Object.keys(schema?.properties ?? {});

const named = (schema: JsonSchema, values: readonly string[] | undefined): JsonSchema => {
  const { description } = schema;
  return values ? { type: "string", enum: [...values], ...(description && { description }) } : schema;
};

/**
 * One object for a union of objects, as many model clients accept nothing else at the top: what the variants differ in
 * becomes a choice per property, named after the variant.
 */
function withoutVariants(schema: JsonSchema): JsonSchema {
  const { oneOf: variants, discriminator, ...others } = schema;
  if (!variants) return schema;
  if (!discriminator) throw new Error("A union of arguments needs variants with IDs.");
  const chosen = discriminator.propertyName;
  const nameOf = ({ properties }: JsonSchema) => String(properties?.[chosen]?.const);
  const names = [...new Set(variants.flatMap((variant) => Object.keys(variant.properties ?? {})))];
  const properties = names.map((name): [string, JsonSchema] => {
    const held = variants.flatMap((variant) => {
      const property = variant.properties?.[name];
      return property ? [{ property, title: `For ${nameOf(variant)}` }] : [];
    });
    const description = held[0]?.property.description;
    const meaning = description ? { description } : {};
    if (name === chosen) return [name, { type: "string", enum: variants.map(nameOf), ...meaning }];
    const isShared = new Set(variants.map(({ properties }) => JSON.stringify(properties?.[name]))).size === 1;
    if (isShared) return [name, held[0]?.property ?? {}];
    const choices = held.map(({ property: { description: own, ...property }, title }) => ({
      ...property,
      ...(own !== undefined && own !== description && { description: own }),
      title,
    }));
    return [name, { anyOf: choices, ...meaning }];
  });
  const required = names.filter((name) => variants.every((variant) => variant.required?.includes(name)));
  return { ...others, type: "object", properties: Object.fromEntries(properties), required };
}

/** A schema without references, as many model clients do not resolve them; of answers, also without examples. */
function selfContained(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const schemas = collectSchemas();
  const root = schemas.add(schema, io);
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, ...beside }: { $ref?: unknown } = value;
    const inner = Object.fromEntries(
      Object.entries(beside)
        .filter(([name, part]) => io === "input" || !isExample(name, part))
        .map(([name, part]) => [name, inline(part)]),
    );
    if (typeof $ref !== "string") return inner;
    return { ...Object(inline(schemas.components[$ref.slice(componentPath.length)])), ...inner };
  };
  // Only references are replaced, with schemas.
  return inline(root) as JsonSchema;
}
