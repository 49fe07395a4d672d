/** Wrong input for a contract: each field in turn gets values of every kind, and every object a field too many. */
import { z } from "zod";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { exampleOf } from "@/lib/http/openapi/examples";
import { collectSchemas, componentPath } from "@/lib/http/openapi/schemas";

/** One wrong input; `path` is the field it is wrong in, and the rest of the input is valid. */
export interface Wrong {
  path: string[];
  input: unknown;
  /** The input before the change. */
  base: unknown;
  isRemoved?: boolean;
}

const id = "01957a3c-5f00-7a2b-8c4d-3e5f6a7b8c9d";

/** As text, a query parameter's value too. */
export const wrongTexts = [
  ...["", " ", "x", "a\nb", "\0", "\ud800", "not a date", "2026-13-45", "2026-02-30T09:00:00Z", "http://"],
  ...["a@b@c", `${id}0`, "nowhere,x", "a:b", "-1", "0", "1.5", "1e9", "NaN", "99999999999999999999"],
  "a".repeat(100_000),
];
const wrongValues: unknown[] = [
  ...wrongTexts,
  ...[null, true, -1, 0, 1.5, 7, 1e12, [], [null], ["x"], [7], {}, { x: 1 }, { "": "x" }],
  ...[{ [`${"n".repeat(300)}`]: "x" }, Array(2_000).fill("x"), Array(2_000).fill(id)],
];

/** An example that is described in the API reference, and what is wrong with it after each change. */
export function wrongInputs(schema: z.ZodType): { example: unknown; wrong: Wrong[] } {
  const schemas = collectSchemas();
  const described = schemas.add(schema, "input");
  const sample = (part: JsonSchema) => exampleOf(part, schemas.components);
  const example = sample(described);

  /** Every field of the schema, each with an input that has it. */
  const placesIn = (part: JsonSchema, path: string[], base: unknown): { path: string[]; base: unknown }[] => {
    if (part.$ref)
      return placesIn(schemas.components[part.$ref.slice(componentPath.length)] ?? {}, path, base);
    const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
    if (choices.length > 0) {
      return choices.flatMap((choice) => placesIn(choice, path, set(base, path, sample(choice))));
    }
    const inner = (name: string, field: JsonSchema) => {
      const at = [...path, name];
      return placesIn(field, at, get(base, at) === undefined ? set(base, at, sample(field)) : base);
    };
    const { properties = {}, items, additionalProperties: others } = part;
    return [
      { path, base },
      ...Object.entries(properties).flatMap(([name, field]) => inner(name, field)),
      ...(items ? inner("0", items) : []),
      ...(typeof others === "object" ? inner("surprise", others) : []),
    ];
  };
  const wrong = placesIn(described, [], example).flatMap(({ path, base }) => [
    ...wrongValues.map((value) => ({ path, base, input: set(base, path, value) })),
    ...(path.length > 0 ? [{ path, base, input: set(base, path, undefined), isRemoved: true }] : []),
    { path, base, input: set(base, [...path, "surprise"], { x: 1 }) },
  ]);
  return { example, wrong };
}

/** The names of an operation's query or path parameters. */
export const namesIn = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {});

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const get = (value: unknown, [name, ...rest]: string[]): unknown =>
  name === undefined ? value : isHolder(value) ? get(value[name], rest) : undefined;

/** A copy with the value at the path; undefined removes the field. */
function set(base: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(base) && /^\d+$/.test(name)) {
    return base.length > Number(name)
      ? base.map((one, index) => (index === Number(name) ? set(one, rest, value) : one))
      : [...base, set(undefined, rest, value)];
  }
  const { [name]: held, ...others } = isHolder(base) ? base : {};
  const changed = set(held, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}
