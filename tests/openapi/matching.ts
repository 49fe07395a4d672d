/** Draws values that fit a JSON Schema of the description, and nothing more is known of them than it says. */
import fc from "fast-check";
import type { JsonSchema } from "@/lib/http/openapi/document";

type Resolve = (ref: string) => JsonSchema;

/** Every value that the schema allows may be drawn. Throws for a word that it can't draw. */
export function matching(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.$ref) return matching(resolve(schema.$ref), resolve);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => matching(choice, resolve)));
  if (schema.allOf) throw new Error("allOf can't be drawn");
  switch (schema.type) {
    case "string":
      return texts(schema);
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? -1_000_000, Number.MIN_SAFE_INTEGER),
        max: Math.min(schema.maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER),
      });
    case "number":
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return lists(schema, resolve);
    case "object":
      return objects(schema, resolve);
    default:
      return fc.jsonValue();
  }
}

function lists({ items = {}, minItems = 0, maxItems, uniqueItems }: JsonSchema, resolve: Resolve) {
  const item = matching(items, resolve);
  const size = { minLength: minItems, maxLength: Math.min(maxItems ?? 4, Math.max(minItems, 4)) };
  return uniqueItems
    ? fc.uniqueArray(item, { ...size, comparator: "IsStrictlyEqual" })
    : fc.array(item, size);
}

function objects(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, minProperties = 0 } = schema;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, matching(property, resolve)]),
  );
  const own = fc.record(model, { requiredKeys: required, noNullPrototype: true });
  const more =
    typeof additionalProperties === "object"
      ? fc.dictionary(
          texts(schema.propertyNames ?? { type: "string" }),
          matching(additionalProperties, resolve),
          {
            minKeys: minProperties,
            maxKeys: schema.maxProperties ?? 4,
            noNullPrototype: true,
          },
        )
      : fc.constant({});
  return fc
    .tuple(own, more)
    .map(([known, others]): Record<string, unknown> => ({ ...others, ...known }))
    .filter((value) => Object.keys(value).length >= minProperties);
}

function texts({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const fits = (text: string) => {
    const { length } = text;
    return length >= minLength && length <= maxLength && (!pattern || new RegExp(pattern, "u").test(text));
  };
  const base = (): fc.Arbitrary<string> => {
    if (format === "uuid") return fc.uuid();
    if (format === "email") return fc.emailAddress();
    if (format === "uri") return fc.webUrl({ withFragments: true, withQueryParameters: true });
    if (format === "date-time") {
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") })
        .map((date) => date.toISOString());
    }
    const anything = fc.string({ unit: "binary", minLength, maxLength: Math.min(maxLength, 40 + minLength) });
    // Most text fits the patterns of free text, which the library takes long to draw from.
    const isFree = fc.sample(anything, { seed: 1, numRuns: 20 }).filter(fits).length > 5;
    return isFree || !pattern ? anything : fc.stringMatching(new RegExp(pattern, "u"));
  };
  return base().filter(fits);
}
