/** Values close enough to a contract's schema that a validator accepts most of them. */
import fc from "fast-check";
import { z } from "zod";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { type Drawing, matching } from "@/tests/openapi/matching";
import { hostileJson, rowIds } from "./hostile";

type Root = JsonSchema & { $defs?: Record<string, JsonSchema> };

const read = (schema: z.ZodType): { root: Root; drawing: Drawing } => {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Root;
  const resolve = (ref: string) => root.$defs?.[ref.replace("#/$defs/", "")] ?? {};
  return { root, drawing: { resolve, texts: textFor, anything: hostileJson } };
};

/** The input for a contract's schema. */
export function fitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { root, drawing } = read(schema);
  return matching(root, drawing);
}

/** The properties of an object schema, each with its own values. */
export function fittingFields(schema: z.ZodType): Record<string, fc.Arbitrary<unknown>> {
  const { root, drawing } = read(schema);
  return Object.fromEntries(
    Object.entries(root.properties ?? {}).map(([name, property]) => [name, matching(property, drawing)]),
  );
}

const uuid = fc.oneof(fc.uuid(), rowIds("OWN"), rowIds("THEIR"));

const word = fc.constantFrom(
  "Head of Sales",
  "in/ada-keller",
  "company/quillforge",
  "https://www.network.example/in/ada-keller",
  "https://new.example",
  "new.example",
  "ada@people.example",
  "buying signals",
  "read:signals",
  "KEYWORD_SEARCH_REACTION",
  "own_company",
  "OWN_tagCategory_ID:OWN_tagValue_ID|none",
  "OWN_tagCategory_ID:!OWN_tagValue_ID,THEIR_tagCategory_ID:any",
  "2025-11-20T15:00:00.000Z",
  "7",
  "url",
  "auth",
);

function textFor({ format, minLength = 0, maxLength = 80 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return uuid;
  if (format === "email") return fc.oneof(fc.constant("ada@people.example"), fc.emailAddress());
  if (format === "uri") return fc.webUrl();
  const longest = Math.max(minLength, Math.min(maxLength, 300));
  return fc.oneof(word, fc.string({ unit: "grapheme", minLength, maxLength: longest }));
}
