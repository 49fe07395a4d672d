import { z } from "zod";

/**
 * What a customer's program sent, without its empty optional fields: clients made of forms send `""` and null for what
 * was left blank. A field that is required, or for which null means something, stays as it is; so does all that the
 * schema doesn't know. `read` may replace values that are no objects or lists.
 */
export function withoutEmpty(
  schema: z.ZodType,
  value: unknown,
  read: (field: z.ZodType, sent: unknown) => unknown = (_, sent) => sent,
): unknown {
  if (typeof value !== "object" || value === null) return read(schema, value);
  const inner = unwrap(schema, value);
  if (Array.isArray(value)) {
    return inner instanceof z.ZodArray
      ? value.map((item) => withoutEmpty(typeOf(inner.element), item, read))
      : value;
  }
  if (!(inner instanceof z.ZodObject)) return value;
  const shape: Record<string, z.core.$ZodType | undefined> = inner.shape;
  const kept = Object.entries(value).flatMap(([name, sent]): [string, unknown][] => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field === undefined) return [[name, sent]];
    return meansAbsent(typeOf(field), sent) ? [] : [[name, withoutEmpty(typeOf(field), sent, read)]];
  });
  return Object.fromEntries(kept);
}

function meansAbsent(field: z.ZodType, sent: unknown): boolean {
  if (sent !== "" && sent !== null) return false;
  const isOptional = field.safeParse(undefined).success;
  return isOptional && (sent === "" || !field.safeParse(null).success);
}

/** The object or array that a schema describes, beneath what makes it optional and of the variant that was sent. */
function unwrap(schema: z.ZodType, value: object): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(typeOf(schema.unwrap()), value);
  }
  if (schema instanceof z.ZodPipe) return unwrap(typeOf(schema.in), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const isSent = (option: z.ZodType) =>
      option instanceof z.ZodObject &&
      typeOf(option.shape[discriminator]).safeParse(Object(value)[discriminator]).success;
    const variant = schema.options.map(typeOf).find((option) => isSent(unwrap(option, {})));
    return variant ? unwrap(variant, value) : schema;
  }
  return schema;
}

/** Zod types the parts of schemas by their core, which all of ours extend. */
function typeOf(part: z.core.$ZodType): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new Error("A part of a schema is of another kind than zod's own");
}
