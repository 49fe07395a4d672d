/** Values close enough to a JSON Schema that a validator accepts most of them. */
import fc from "fast-check";
import { z } from "zod";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { hostileJson, rowIds } from "./hostile";

type Root = JsonSchema & { $defs?: Record<string, JsonSchema> };

/** The input for a contract's schema. */
export function fitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Root;
  return fromSchema(root, root);
}

/** The properties of an object schema, each with its own values. */
export function fittingFields(schema: z.ZodType): Record<string, fc.Arbitrary<unknown>> {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Root;
  return Object.fromEntries(
    Object.entries(root.properties ?? {}).map(([name, property]) => [name, fromSchema(property, root)]),
  );
}

function fromSchema(schema: JsonSchema, root: Root): fc.Arbitrary<unknown> {
  if (schema.$ref) return fromSchema(root.$defs?.[schema.$ref.replace("#/$defs/", "")] ?? {}, root);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, root)));
  switch (schema.type) {
    case "string":
      return textFor(schema);
    case "integer":
      return fc.integer({ min: clamp(schema.minimum, 0), max: clamp(schema.maximum, 1_000) });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fromSchema(schema.items ?? {}, root), {
        minLength: schema.minItems ?? 0,
        maxLength: 4,
      });
    case "object":
      return objectFor(schema, root);
    default:
      return hostileJson;
  }
}

const clamp = (bound: number | undefined, otherwise: number) =>
  Math.max(-1_000_000, Math.min(bound ?? otherwise, 1_000_000));

function objectFor(schema: JsonSchema, root: Root): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) {
    return fc.dictionary(word, hostileJson, { maxKeys: 4, noNullPrototype: true });
  }
  const model = Object.fromEntries(properties.map(([name, property]) => [name, fromSchema(property, root)]));
  return fc.record(model, { requiredKeys: schema.required ?? [], noNullPrototype: true });
}

const uuid = fc.oneof(fc.uuid(), rowIds("OWN"), rowIds("THEIR"));

const word = fc.constantFrom(
  "Head of Sales",
  "in/ada-keller",
  "company/quillforge",
  "https://www.network.example/in/ada-keller",
  "https://new.example",
  "new.example",
  "ada@people.example",
  "buying signals",
  "read:signals",
  "KEYWORD_SEARCH_REACTION",
  "own_company",
  "OWN_tagCategory_ID:OWN_tagValue_ID|none",
  "OWN_tagCategory_ID:!OWN_tagValue_ID,THEIR_tagCategory_ID:any",
  "2025-11-20T15:00:00.000Z",
  "7",
  "url",
  "auth",
);

function textFor({ format, minLength = 0, maxLength = 80 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return uuid;
  if (format === "email") return fc.oneof(fc.constant("ada@people.example"), fc.emailAddress());
  if (format === "uri") return fc.webUrl();
  const longest = Math.max(minLength, Math.min(maxLength, 300));
  return fc.oneof(word, fc.string({ unit: "grapheme", minLength, maxLength: longest }));
}
