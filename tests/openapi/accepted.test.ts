/** What the description says of a request is all that the API checks in it: values that fit it are accepted. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations } from "@/lib/contracts/catalogue";
import type { Operation } from "@/lib/contracts/operation";
import { readsBody } from "@/lib/contracts/operation";
import { describeApi } from "@/lib/http/openapi/describe";
import type { DocumentedOperation, JsonSchema, Parameter } from "@/lib/http/openapi/document";
import { componentPath } from "@/lib/http/openapi/schemas";
import { matching } from "./matching";

const { paths, components } = describeApi("https://signals.example");
const resolve = (ref: string): JsonSchema => {
  const found = components.schemas[ref.slice(componentPath.length)];
  if (!found) throw new Error(`${ref} is not described`);
  return found;
};

const documented = (operation: Operation): DocumentedOperation => {
  const found = paths[operation.path]?.[operation.method.toLowerCase()];
  if (!found) throw new Error(`${operation.id} is not described`);
  return found;
};

const runs = Number(process.env.FUZZ_CALLS ?? 60);
/** Everything that the description says of a schema, in lower case. */
function wordsOf(schema: JsonSchema, known = new Set<string>()): string {
  const text = JSON.stringify(schema);
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = ""]) => ref);
  const fresh = refs.filter((ref) => !known.has(ref));
  for (const ref of fresh) known.add(ref);
  return [text.toLowerCase(), ...fresh.map((ref) => wordsOf(resolve(ref), known))].join();
}

/** What was refused, without what the description says in the words of the refusal. */
const problemsOf = (result: { error?: { issues: { message: string }[] } }, words: string) =>
  (result.error?.issues ?? []).filter(
    ({ message }) => !words.includes(JSON.stringify(message).slice(1, -1).toLowerCase()),
  );

describe("a request that fits the description is accepted", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
    const { parameters, requestBody } = documented(operation);
    const query = parameters.filter((one): one is Parameter => "in" in one && one.in === "query");
    const fields = Object.fromEntries(query.map(({ name, schema }) => [name, matching(schema, resolve)]));
    const said = JSON.stringify(query).toLowerCase();
    const requiredKeys = query.filter(({ required }) => required).map(({ name }) => name);
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys }), (drawn) => {
        const given = Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, String(value)]));
        expect(problemsOf(operation.query.safeParse(given), said)).toEqual([]);
      }),
      { numRuns: query.length > 0 ? runs : 1 },
    );
    const json =
      requestBody?.content["application/json"] ?? requestBody?.content["application/x-www-form-urlencoded"];
    if (!readsBody(operation) || !json) return;
    const words = wordsOf(json.schema);
    fc.assert(
      fc.property(matching(json.schema, resolve), (body) => {
        expect(problemsOf(operation.body.safeParse(body), words)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
