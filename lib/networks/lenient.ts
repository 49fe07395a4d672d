/**
 * Schemas for what networks send. A field of the wrong type counts as missing, so that it costs neither its item nor
 * its page; only a field that the item is nothing without is required.
 */
import { z } from "zod";

export const text = z.string().nullish().catch(null);
/** Kept as it came: the cleaning functions read numbers, and times in all their forms. */
export const raw = z.unknown().optional();
export const flag = z.boolean().nullish().catch(null);

export const objectOf = <S extends z.ZodRawShape>(shape: S) => z.object(shape).nullish().catch(null);

/** A list of items that are parsed one by one; missing and null are an empty list. */
export const items = z
  .array(z.unknown())
  .nullish()
  .transform((list) => list ?? []);

/** The items of a list that have the shape, in a field that may have another type. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((list) =>
      (list ?? []).flatMap((item): z.output<S>[] => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
