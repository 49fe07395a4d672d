/** Draws values from a JSON Schema: nothing more is known of them than it says. */
import fc from "fast-check";
import type { JsonSchema } from "@/lib/http/openapi/document";

/** What decides about the parts of a value. */
export interface Drawing {
  /** The schema that a reference names. */
  resolve(ref: string): JsonSchema;
  texts?(schema: JsonSchema): fc.Arbitrary<string>;
  /** Values of a schema without a type. */
  anything?: fc.Arbitrary<unknown>;
}

/** Every value that the schema allows may be drawn, of long ones the shorter. Throws for a word that it can't draw. */
export function matching(schema: JsonSchema, drawing: Drawing): fc.Arbitrary<unknown> {
  if (schema.$ref) return matching(drawing.resolve(schema.$ref), drawing);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => matching(choice, drawing)));
  if (schema.allOf) throw new Error("allOf can't be drawn");
  switch (schema.type) {
    case "string":
      return (drawing.texts ?? fittingText)(schema);
    case "integer":
      return fc.integer({ min: within(schema.minimum ?? 0), max: within(schema.maximum ?? 1_000) });
    case "number":
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return lists(schema, drawing);
    case "object":
      return objects(schema, drawing);
    default:
      return drawing.anything ?? fc.jsonValue();
  }
}

const within = (bound: number) => Math.max(-1_000_000, Math.min(bound, 1_000_000));

function lists({ items = {}, minItems = 0, maxItems = 4, uniqueItems }: JsonSchema, drawing: Drawing) {
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
  const item = matching(items, drawing);
  return uniqueItems ? fc.uniqueArray(item, size) : fc.array(item, size);
}

function objects(schema: JsonSchema, drawing: Drawing): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties = {}, minProperties = 0 } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, matching(property, drawing)]),
  );
  const known = fc.record(model, { requiredKeys: required, noNullPrototype: true });
  const isOpen = typeof additionalProperties === "object" && Object.keys(properties).length === 0;
  if (!isOpen) return known.filter((value) => Object.keys(value).length >= minProperties);
  const names = (drawing.texts ?? fittingText)(schema.propertyNames ?? {});
  const size = { minKeys: minProperties, maxKeys: Math.min(schema.maxProperties ?? 4, 4) };
  return fc.dictionary(names, matching(additionalProperties, drawing), { ...size, noNullPrototype: true });
}

/** Text of the schema's format, pattern and length. */
function fittingText({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const form = pattern === undefined ? null : new RegExp(pattern, "u");
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (form?.test(text) ?? true);
  if (format === "uuid") return fc.uuid();
  if (format === "uri") return fc.webUrl({ withFragments: true, withQueryParameters: true }).filter(fits);
  if (format === "date-time") {
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") })
      .map((date) => date.toISOString());
  }
  const free = fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, 40 + minLength) });
  // Much text fits the patterns of free text, which the library takes long to draw from.
  const isFree = form === null || fc.sample(free, { seed: 1, numRuns: 20 }).filter(fits).length > 5;
  return (isFree ? free : fc.stringMatching(form, { maxLength, size: "small" })).filter(fits);
}
