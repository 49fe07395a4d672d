/** Converts zod schemas to JSON Schema 2020-12. Every schema with an id becomes a component. */
import { z } from "zod";
import { NewDestination } from "@/lib/contracts/destinations";
import { NewDestinationByType } from "@/lib/contracts/destinations-by-type";
import { boundsOf } from "@/lib/contracts/operation";
import { SavedFilters, ViewQuery } from "@/lib/contracts/saved-views";
import { NewSource } from "@/lib/contracts/sources";
import { NewSourceByType, SourcesToImportByType } from "@/lib/contracts/sources-by-type";
import { SourcesToImport } from "@/lib/contracts/sources-pasted";
import type { JsonSchema } from "./document";

export const componentPath = "#/components/schemas/";
/** Keys that are not part of the schema itself; `contentMediaType` says how the body is sent. */
const ownWords = ["$schema", "id", "contentMediaType"] as const;
/** Well-known formats, whose patterns are redundant. */
const formats = new Set(["uuid", "date-time", "date", "email", "uri"]);
/** Those whose pattern says no more than the format does. */
const exactFormats = new Set(["uuid", "date-time", "date"]);

export interface Schemas {
  /** Adds the schema of a request (`input`) or a response (`output`). */
  add(schema: z.ZodType, io: "input" | "output"): JsonSchema;
  components: Record<string, JsonSchema>;
}

/** Collects schemas. Throws if two different ones have the same id. */
export function collectSchemas(): Schemas {
  const components: Record<string, JsonSchema> = {};
  // Most are asked for many times: every refusal has the same body.
  const added = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() };
  return {
    components,
    add(schema, io) {
      const known = added[io].get(schema);
      if (known) return { ...known };
      const { $defs = {}, ...root } = toJsonSchema(describedAs(schema), io);
      for (const [id, found] of Object.entries($defs)) {
        const { $schema: _, id: __, ...named } = found;
        const standing = components[id];
        if (standing && JSON.stringify(standing) !== JSON.stringify(named)) {
          throw new Error(`Two schemas have the id ${id}.`);
        }
        components[id] = named;
      }
      added[io].set(schema, root);
      return { ...root };
    },
  };
}

/** Schemas whose fields depend on a type, with a description of each type. */
const byType = new Map<z.ZodType, z.ZodType>([
  [NewDestination, NewDestinationByType],
  [NewSource, NewSourceByType],
  [SourcesToImport, SourcesToImportByType],
]);

/** The schema that the document describes instead of this one, if there is one. */
export const describedAs = (schema: z.ZodType): z.ZodType => byType.get(schema) ?? schema;

type Converted = JsonSchema & { $defs?: Record<string, JsonSchema & { $schema?: string; id?: string }> };

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
      if (format && exactFormats.has(format)) delete jsonSchema.pattern;
      if (!format || !formats.has(format)) delete jsonSchema.format;
      describe(zodSchema, jsonSchema);
      // Responses may gain fields, so only schemas that are strict by contract stay closed.
      if (def.type === "object" && io === "output" && !def.catchall) delete jsonSchema.additionalProperties;
      // Every name is text.
      const { propertyNames } = jsonSchema;
      if (typeof propertyNames === "object" && !propertyNames.pattern) delete jsonSchema.propertyNames;
      if (zodSchema === SavedFilters) Object.assign(jsonSchema, savedFilters());
      if (zodSchema instanceof z.ZodDiscriminatedUnion) Object.assign(jsonSchema, discriminated(zodSchema));
    },
  });
  // Replaced in the text: references must point to where components are in the document.
  return JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', `"${componentPath}`), foldNull);
}

/** Writes what may be null as one `type` with two values, as zod does where there is no example. */
function foldNull(_: string, part: JsonSchema | null): JsonSchema | null {
  const [some, none] = part?.anyOf ?? [];
  const { type, examples, ...others } = some ?? {};
  if (typeof type !== "string" || none?.type !== "null" || Object.keys(others).length > 0) return part;
  const { anyOf: __, ...rest } = part ?? {};
  return { type: [type, "null"], ...(examples && { examples }), ...rest };
}

/** Saved filters are the query parameters of the signal list, as text. */
function savedFilters(): Pick<JsonSchema, "properties" | "additionalProperties"> {
  const { properties = {} } = toJsonSchema(ViewQuery, "input");
  const asText = Object.entries(properties).map(([name, { default: _, ...property }]) => [
    name,
    property.type === "integer" ? digitsOf(property) : property,
  ]);
  return { properties: Object.fromEntries(asText), additionalProperties: false };
}

const digitsOf = ({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): JsonSchema => ({
  type: "string",
  pattern: "^\\d{1,16}$",
  description: `A whole number that ${boundsOf(minimum, maximum)}.`,
});

/** Which field tells the variants of a union apart, and which value stands for which component (OpenAPI 3.1). */
function discriminated({ def }: z.ZodDiscriminatedUnion): Pick<JsonSchema, "discriminator"> {
  const mapping = def.options.flatMap((option) => {
    const id = z.globalRegistry.get(option as z.ZodType)?.id;
    const field = option instanceof z.ZodObject ? option.shape[def.discriminator] : undefined;
    return id && field instanceof z.ZodLiteral ? [[String(field.value), `${componentPath}${id}`]] : [];
  });
  if (mapping.length < def.options.length) return {};
  return { discriminator: { propertyName: def.discriminator, mapping: Object.fromEntries(mapping) } };
}

/**
 * Describes a schema by its own description and those of the schemas it wraps, then by what the checks of all demand,
 * in the words of their refusals: no other word of JSON Schema says how fields depend on each other.
 */
function describe(zodSchema: z.core.$ZodType, jsonSchema: { description?: string }): void {
  const wrapped = wrappedBy(zodSchema);
  const meanings = wrapped.flatMap((schema) => z.globalRegistry.get(schema)?.description ?? []);
  const known = jsonSchema.description ?? "";
  // What is known may be one of them already, with its rules.
  const said = [...meanings.map((meaning) => (known.includes(meaning) ? known : meaning)), known].filter(
    Boolean,
  );
  const rules = wrapped.flatMap(rulesOf).filter((rule) => !said.some((text) => text.includes(rule)));
  const description = [...new Set([...said, ...rules])].join(" ");
  if (description) jsonSchema.description = description;
}

/** A schema, what it is made from and what is optional or nullable by it; not components, which describe themselves. */
function wrappedBy(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { parent, def } = schema._zod;
  const { innerType } = def as { innerType?: z.core.$ZodType };
  if (isComponent(parent)) return [];
  return [schema, ...[parent, innerType].flatMap((one) => (one && !isComponent(one) ? wrappedBy(one) : []))];
}

const isComponent = (schema?: z.core.$ZodType): boolean =>
  schema !== undefined && Boolean(z.globalRegistry.get(schema)?.id);

function rulesOf(schema: z.core.$ZodType): string[] {
  return (schema._zod.def.checks ?? []).flatMap(({ _zod }) => {
    const { check, error, path = [] } = _zod.def as CustomCheck;
    const problem = check === "custom" ? error?.({}) : undefined;
    const message = typeof problem === "string" ? problem : problem?.message;
    // Says what is wrong, not what is right.
    if (!message || message === boundsOf(0, Number.MAX_SAFE_INTEGER)) return [];
    const place = path.length > 0 ? `\`${path.map(String).join(".")}\`: ` : "";
    return [`${place}${place ? message : message.charAt(0).toUpperCase() + message.slice(1)}.`];
  });
}

/** What `refine` adds to a schema; the library types its message for issues only. */
interface CustomCheck {
  check: string;
  error?: (issue: object) => string | { message: string } | null | undefined;
  path?: PropertyKey[];
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Drops bounds that every JSON number has, and the pattern of a query's digits, which are described as an integer. */
function tidyInteger(schema: { minimum?: number; maximum?: number; pattern?: string }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) {
    delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  }
  delete schema.pattern;
}

/** Whether an entry is an example of a value, or a schema's examples; a property may be called `examples` too. */
export const isExample = (key: string, value: unknown): boolean =>
  key === "example" || (key === "examples" && Array.isArray(value));
