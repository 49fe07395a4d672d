/**
 * What the description says of a request is what the API checks in it: values that fit are accepted, others are
 * refused.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { operations } from "@/lib/contracts/catalogue";
import { type Operation, readsBody } from "@/lib/contracts/operation";
import { describeApi } from "@/lib/http/openapi/describe";
import type { DocumentedOperation, JsonSchema, Parameter } from "@/lib/http/openapi/document";
import { componentPath, describedAs } from "@/lib/http/openapi/schemas";
import { matching } from "./matching";

const { ACCEPTED_RUNS = "20", FUZZ_SEED = "20251125" } = process.env;
const options = { seed: Number(FUZZ_SEED), numRuns: Number(ACCEPTED_RUNS) };

const { paths, components } = await describeApi("https://signals.example");
const resolve = (ref: string): JsonSchema => {
  const found = components.schemas[ref.slice(componentPath.length)];
  if (!found) throw new Error(`${ref} is not described`);
  return found;
};

function documented(operation: Operation): DocumentedOperation {
  const found = paths[operation.path]?.[operation.method.toLowerCase()];
  if (!found) throw new Error(`${operation.id} is not described`);
  return found;
}

/** Everything that the description says of a schema, in lower case. */
function wordsOf(schema: JsonSchema, known = new Set<string>()): string {
  const text = JSON.stringify(schema);
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = ""]) => ref);
  const fresh = refs.filter((ref) => !known.has(ref));
  for (const ref of fresh) known.add(ref);
  return [text.toLowerCase(), ...fresh.map((ref) => wordsOf(resolve(ref), known))].join();
}

/** What the schema refuses, without what the description says in the words of the refusal. */
function problemsOf(schema: z.ZodType, value: unknown, words: string) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.filter(({ message }) => !words.includes(JSON.stringify(message).slice(1, -1).toLowerCase()));
}

const inQuery = ({ parameters }: DocumentedOperation) =>
  parameters.filter((one): one is Parameter => "in" in one && one.in === "query");

const bodyOf = ({ requestBody }: DocumentedOperation) =>
  Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);

const named = (isWanted: (operation: Operation) => boolean) =>
  operations.filter(isWanted).map((operation) => [operation.id, operation] as const);

describe("a request that fits the description is accepted", () => {
  it.each(named((operation) => inQuery(documented(operation)).length > 0))(
    "the query of %s",
    (_, operation) => {
      const query = inQuery(documented(operation));
      const fields = Object.fromEntries(
        query.map(({ name, schema }) => [name, matching(schema, { resolve })]),
      );
      const words = wordsOf({
        allOf: query.map(({ schema, description = "" }) => ({ allOf: [schema], description })),
      });
      const requiredKeys = query.filter(({ required }) => required).map(({ name }) => name);
      fc.assert(
        fc.property(fc.record(fields, { requiredKeys }), (drawn) => {
          const given = Object.fromEntries(
            Object.entries(drawn).map(([name, value]) => [name, String(value)]),
          );
          expect(problemsOf(operation.query, given, words)).toEqual([]);
        }),
        options,
      );
    },
  );

  it.each(named(readsBody))("the body of %s", (_, operation) => {
    const [schema] = bodyOf(documented(operation));
    if (!schema) throw new Error(`${operation.id} has no described body`);
    const words = wordsOf(schema);
    fc.assert(
      fc.property(matching(schema, { resolve }), (body) => {
        expect(problemsOf(operation.body, body, words)).toEqual([]);
        expect(problemsOf(describedAs(operation.body), body, words)).toEqual([]);
      }),
      options,
    );
  });
});

describe("a request that does not fit the description is refused", () => {
  const deref = (schema: JsonSchema): JsonSchema => (schema.$ref ? deref(resolve(schema.$ref)) : schema);
  const variantsOf = (schema: JsonSchema): JsonSchema[] => {
    const { oneOf, anyOf } = deref(schema);
    return (oneOf ?? anyOf)?.map(deref) ?? [deref(schema)];
  };

  /** Values that do not fit a property. */
  function unfit(property: JsonSchema): unknown[] {
    const { enum: named, const: fixed, minimum, maximum, maxLength, pattern } = deref(property);
    return [
      ...(named !== undefined || fixed !== undefined ? ["none of them"] : []),
      ...(minimum !== undefined ? [minimum - 1] : []),
      ...(maximum !== undefined ? [maximum + 1] : []),
      ...(maxLength !== undefined ? ["x".repeat(maxLength + 1)] : []),
      ...(pattern !== undefined ? ["\0"] : []),
    ];
  }

  it.each(named(readsBody))("the body of %s", (_, operation) => {
    const [schema] = bodyOf(documented(operation));
    for (const variant of variantsOf(schema ?? {})) {
      const { properties = {}, required = [], additionalProperties } = variant;
      const [good] = fc.sample(matching(variant, { resolve }), { seed: options.seed, numRuns: 1 });
      const { ...fitting } = Object(good);
      const without = (name: string) =>
        Object.fromEntries(Object.entries(fitting).filter(([n]) => n !== name));
      const others: [string, unknown][] = [
        ...required.map((name): [string, unknown] => [`without ${name}`, without(name)]),
        ...Object.entries(properties).flatMap(([name, property]) =>
          unfit(property).map((value): [string, unknown] => [
            `${name}: ${String(value).slice(0, 20)}`,
            { ...fitting, [name]: value },
          ]),
        ),
      ];
      if (additionalProperties === false) others.push(["an unknown field", { ...fitting, unknown: 1 }]);
      for (const [change, value] of others) {
        const isRefused = [operation.body, describedAs(operation.body)].some(
          (one) => !one.safeParse(value).success,
        );
        expect(isRefused, change).toBe(true);
      }
    }
  });
});
