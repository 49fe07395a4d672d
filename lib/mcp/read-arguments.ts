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
  given: Record<string, unknown>,
): Input<O> {
  refuseUnknown(given, schema.properties);
  requirePresent(given, schema.required);
  requireNamed(given, values);
  const read = {
    query: parseInput(operation.query, asDigits(pick(given, query), integers)),
    body: parseInput(operation.body, body.length > 0 ? pick(given, body) : undefined),
  };
  if (operation.method !== "GET") requireActiveWorkspace(ctx);
  // The schemas are the operation's own; the compiler cannot infer their types through the parsing.
  return { ...read, params: parseParams(operation.params, pick(given, params)) } as Input<O>;
}

const pick = (given: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]));

/** Converts integers to the digits of a query string; anything else becomes an invalid empty string. */
const asDigits = (given: Record<string, unknown>, integers: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) =>
      integers.includes(name) ? [name, typeof value === "number" ? String(value) : ""] : [name, value],
    ),
  );

function refuseUnknown(given: Record<string, unknown>, known: Record<string, unknown>): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  refuse(unknown, "is not a known argument");
}

function requirePresent(given: Record<string, unknown>, names: string[]): void {
  refuse(
    names.filter((name) => given[name] === undefined),
    "is required",
  );
}

/** The customer API answers an unknown value with an empty list, which an agent would take for an answer. */
function requireNamed(given: Record<string, unknown>, values: Values): void {
  for (const [name, known] of Object.entries(values)) {
    const isNamed = given[name] === undefined || known.some((value) => value === given[name]);
    if (!isNamed) refuse([name], `must be one of ${known.join(", ")}`);
  }
}

function refuse(names: string[], message: string): void {
  if (names.length === 0) return;
  throw invalidFields(names.map((path) => ({ path, message })));
}
