import type { z } from "zod";
import { withoutEmpty } from "@/lib/contracts/without-empty";
import { invalidFields } from "@/lib/errors";
import { type BearerOperation, requireActiveWorkspace } from "@/lib/http/bearer";
import type { ClientContext } from "@/lib/http/contexts";
import { parseInput, parseParams } from "@/lib/http/parse";
import type { Input } from "@/lib/http/route";
import type { ToolArguments, Values } from "./tool-schemas";

/**
 * Reads a tool's arguments as the operation's input, with the customer API's order of checks: validation, an active
 * workspace for writes, then path parameters. Throws 400 `validation_error`, 403 `workspace_inactive`, 404. Unknown
 * arguments are errors, so that an agent notices a misspelled filter.
 */
export function readArguments<O extends BearerOperation>(
  ctx: ClientContext,
  operation: O,
  { params, query, body, integers, values, schema }: ToolArguments,
  input: Record<string, unknown>,
): Input<O> {
  refuseUnknown(input, schema.properties);
  requirePresent(input, schema.required);
  const asked = asDigits(withoutEmpty(operation.query, pick(input, query)), integers);
  requireNamed(asked, values);
  const sent = body.length > 0 ? withoutEmpty(operation.body, pick(input, body), asNumber) : undefined;
  const read = { query: parseInput(operation.query, asked), body: parseInput(operation.body, sent) };
  if (operation.method !== "GET") requireActiveWorkspace(ctx);
  // The schemas are the operation's own; the compiler cannot infer their types through the parsing.
  return { ...read, params: parseParams(operation.params, pick(input, params)) } as Input<O>;
}

const pick = (input: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(input, name)).map((name) => [name, input[name]]));

/** Converts integers to the digits of a query string; agents send either. The rest is left to the operation. */
const asDigits = (input: unknown, integers: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(input)).map(([name, value]) =>
      integers.includes(name) ? [name, String(value)] : [name, value],
    ),
  );

/** Digits as a number, where only a number is valid. */
const asNumber = (field: z.ZodType, sent: unknown): unknown => {
  const isDigits = typeof sent === "string" && /^\d{1,16}$/.test(sent);
  return isDigits && !field.safeParse(sent).success && field.safeParse(Number(sent)).success
    ? Number(sent)
    : sent;
};

function refuseUnknown(input: Record<string, unknown>, known: Record<string, unknown>): void {
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(known, name));
  refuse(unknown, "is not a known argument");
}

function requirePresent(input: Record<string, unknown>, names: string[]): void {
  refuse(
    names.filter((name) => input[name] === undefined),
    "is required",
  );
}

/** The customer API answers an unknown value with an empty list, which an agent would take for an answer. */
function requireNamed(input: Record<string, unknown>, values: Values): void {
  for (const [name, known] of Object.entries(values)) {
    const isNamed = input[name] === undefined || known.some((value) => value === input[name]);
    if (!isNamed) refuse([name], `must be one of ${known.join(", ")}`);
  }
}

function refuse(names: string[], message: string): void {
  if (names.length === 0) return;
  throw invalidFields(names.map((path) => ({ path, message })));
}
