/** Examples from schemas: what a schema declares, or else the first value that fits it. */
import type { JsonSchema } from "./document";
import { componentPath } from "./schemas";

const at = "2026-03-02T09:30:00.000Z";

const byFormat: Record<string, string> = {
  uuid: "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d",
  "date-time": at,
  date: at.slice(0, 10),
  email: "robin@northwind.example",
  uri: "https://northwind.example",
};

/** Text of which nothing is known. It is left out of an example where it may be missing or null. */
const anyText = "text";

/** An example for a schema. References are resolved in `components`. */
export function exampleOf(schema: JsonSchema, components: Record<string, JsonSchema>): unknown {
  const { examples, $ref, const: only, default: standard, enum: values, items, properties = {} } = schema;
  const inner = (part: JsonSchema) => exampleOf(part, components);
  if (examples) return examples[0];
  if ($ref) return inner(components[$ref.slice(componentPath.length)] ?? {});
  if (only !== undefined) return only;
  if (standard !== undefined) return standard;
  if (values) return values[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return inner(choice);
  const [type, orNull] = [schema.type].flat();
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties)
          .map(([name, part]) => [name, inner(part)] as const)
          .filter(([name, value]) => value !== anyText || schema.required?.includes(name)),
      );
    case "array":
      return items ? [inner(items)] : [];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 3, Math.min(3, schema.maximum ?? 3));
    case "string":
      return byFormat[schema.format ?? ""] ?? (orNull ? null : anyText);
    case "null":
      return null;
    default:
      return {};
  }
}
