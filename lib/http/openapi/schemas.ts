/** From zod to JSON Schema 2020-12, with every schema that has an id as a component of its own. */
import { z } from "zod";
import type { JsonSchema } from "./document";
import { fieldMeanings } from "./field-meanings";

export const componentPath = "#/components/schemas/";
/** Where a form or another kind of body is sent: not a word of the schema itself. */
const ownWords = ["$schema", "id", "contentMediaType"] as const;
/** Formats say what their patterns say, and readers know them. */
const formats = new Set(["uuid", "date-time", "date", "email", "uri"]);

export interface Schemas {
  /** The schema of what callers send (`input`) or are answered (`output`). */
  add(schema: z.ZodType, io: "input" | "output"): JsonSchema;
  components: Record<string, JsonSchema>;
}

/** Collects schemas. Throws where two different ones bear one id. */
export function collectSchemas(): Schemas {
  const components: Record<string, JsonSchema> = {};
  return {
    components,
    add(schema, io) {
      const { $defs = {}, ...root } = toJsonSchema(schema, io);
      for (const [id, found] of Object.entries($defs)) {
        const named = describeFields(id, found);
        const standing = components[id];
        if (standing && JSON.stringify(standing) !== JSON.stringify(named)) {
          throw new Error(`Two schemas bear the id ${id}.`);
        }
        components[id] = named;
      }
      return root;
    },
  };
}

type Converted = JsonSchema & { $defs?: Record<string, JsonSchema> };

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Converted {
  const converted = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      for (const word of ownWords) delete jsonSchema[word];
      const { def } = zodSchema._zod;
      if (def.type === "default" && isPlain(def.defaultValue)) jsonSchema.default = def.defaultValue;
      if (jsonSchema.type === "integer") tidyInteger(jsonSchema);
      const { format } = jsonSchema;
      if (format && formats.has(format)) delete jsonSchema.pattern;
      else delete jsonSchema.format;
      // Answers may gain fields: only what is strict by its contract stays closed.
      if (def.type === "object" && io === "output" && !def.catchall) delete jsonSchema.additionalProperties;
      if (def.type === "record") delete jsonSchema.propertyNames;
    },
  });
  // As text, references move to where components stand in the document.
  return JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', `"${componentPath}`));
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Bounds that every JSON number has tell nothing; a query's digits are described as what they stand for. */
function tidyInteger(schema: { minimum?: number; maximum?: number; pattern?: string }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) {
    delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  }
  delete schema.pattern;
}

function describeFields(
  id: string,
  { $schema: _, id: __, ...schema }: JsonSchema & { $schema?: string; id?: string },
) {
  const meanings = fieldMeanings[id] ?? {};
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const description = meanings[name];
    // Beside a reference, 2020-12 lets a description stand.
    return [name, description ? { ...property, description } : property];
  });
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}
