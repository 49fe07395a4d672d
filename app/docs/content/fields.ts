/** Turns JSON Schemas into the field lists shown in the reference. */

import type { ReferenceField } from "@/components/docs/reference";
import { countOf } from "@/db/count-of";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { componentPath } from "@/lib/http/openapi/schemas";

type Components = Record<string, JsonSchema>;
/** Fields nested deeper than this are covered by their parent's type; longer paths are hard to read. */
const deepest = 4;

/** The fields of an object and its nested objects, each with its full path. */
export function fieldsOf(
  schema: JsonSchema,
  components: Components,
  prefix = "",
  depth = 0,
): ReferenceField[] {
  const resolved = resolve(schema, components);
  const item = resolved.type === "array" && resolved.items;
  if (item) return fieldsOf(item, components, `${prefix}[]`, depth);
  if (resolved.oneOf && resolved.discriminator) return variantFields(resolved, components, prefix, depth);
  const variants = resolved.anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (variants[0]) return fieldsOf(variants[0], components, prefix, depth);
  return Object.entries(resolved.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const description = property.description;
    const field: ReferenceField = {
      name,
      type: typeOf(property, components),
      isRequired: resolved.required?.includes(key) ?? false,
      ...(description && { description }),
    };
    return depth + 1 < deepest ? [field, ...fieldsOf(property, components, name, depth + 1)] : [field];
  });
}

/** The fields of all variants; those that not all have in common name the variants that have them. */
function variantFields(
  { oneOf = [], discriminator }: JsonSchema,
  components: Components,
  prefix: string,
  depth: number,
): ReferenceField[] {
  const chosen = discriminator?.propertyName ?? "";
  const chosenName = prefix ? `${prefix}.${chosen}` : chosen;
  const rows = new Map<string, { field: ReferenceField; variants: string[] }>();
  for (const variant of oneOf) {
    const name = String(resolve(variant, components).properties?.[chosen]?.const);
    for (const field of fieldsOf(variant, components, prefix, depth)) {
      const shown = field.name === chosenName ? { ...field, type: "string" } : field;
      const key = JSON.stringify(shown);
      const row = rows.get(key) ?? { field: shown, variants: [] };
      rows.set(key, { field: shown, variants: [...row.variants, name] });
    }
  }
  return [...rows.values()].map(({ field, variants }) => {
    if (field.name === chosenName) return { ...field, type: variants.join(" | ") };
    return variants.length === oneOf.length ? field : { ...field, place: `for ${variants.join(", ")}` };
  });
}

/** A schema's type as text, for example `integer, 1 to 100, default 25`. */
export function typeOf(schema: JsonSchema, components: Components): string {
  const resolved = resolve(schema, components);
  const standard = schema.default ?? resolved.default;
  return [kindOf(resolved, components), boundsOf(resolved), standard !== undefined && defaultOf(standard)]
    .filter(Boolean)
    .join(", ");
}

const defaultOf = (value: unknown): string =>
  `default ${typeof value === "object" ? JSON.stringify(value) : String(value)}`;

function kindOf(schema: JsonSchema, components: Components): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const kinds = choices.map((choice) => kindOf(resolve(choice, components), components));
    return [...new Set(kinds)].join(" or ");
  }
  if (schema.type === "array")
    return `array of ${kindOf(resolve(schema.items ?? {}, components), components)}`;
  const types = [schema.type ?? "any"].flat();
  return [schema.format ?? types[0], ...types.slice(1)].join(" or ");
}

function boundsOf({ minimum, maximum, minLength, maxLength, maxItems }: JsonSchema): string | null {
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  if (maxLength !== undefined) {
    return minLength
      ? `${minLength} to ${countOf(maxLength, "character")}`
      : `at most ${countOf(maxLength, "character")}`;
  }
  return maxItems === undefined ? null : `at most ${maxItems} items`;
}

function resolve(schema: JsonSchema, components: Components): JsonSchema {
  return schema.$ref ? (components[schema.$ref.slice(componentPath.length)] ?? {}) : schema;
}
