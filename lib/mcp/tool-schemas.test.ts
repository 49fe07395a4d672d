/** The schemas of tools: what model clients accept, and what a model needs to fill them in. */

import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { destinationTypes } from "@/db/vocabulary";
import { destinationConfigs } from "@/lib/contracts/destination-config";
import { anyone, notAudited, operation } from "@/lib/contracts/operation";
import type { JsonSchema } from "@/lib/http/openapi/document";
import { exampleOf } from "@/lib/http/openapi/examples";
import { collectSchemas } from "@/lib/http/openapi/schemas";
import { answerSchema, argumentsOf } from "./tool-schemas";
import { tools } from "./tools";

const ajv = addFormats(new Ajv2020({ strict: false }));
/** Words that some model clients refuse at the top of an input schema. */
const combinators = ["oneOf", "anyOf", "allOf", "not", "enum", "$ref", "discriminator"];
const listed = tools.map(({ listed, operation }) => [listed.name, { listed, operation }] as const);

describe.each(listed)("the input of %s", (_, { listed, operation }) => {
  const { inputSchema } = listed;

  it("is one closed object without a choice at the top, and valid JSON Schema", () => {
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(Object.keys(inputSchema).filter((word) => combinators.includes(word))).toEqual([]);
    expect(ajv.validateSchema(inputSchema)).toBe(true);
    expect(JSON.stringify(inputSchema)).not.toContain("discriminator");
  });

  it("describes every argument in a sentence, and requires only those that exist", () => {
    const { properties = {}, required = [] } = inputSchema;
    for (const [name, schema] of Object.entries(properties)) {
      const { description } = z.object({ description: z.string().default("") }).parse(schema);
      expect(description, name).toMatch(/^[A-Z`].+\.$/);
    }
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
  });

  it("requires what the operation's path requires", () => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inputSchema.required).toEqual(expect.arrayContaining(names));
  });
});

describe("a destination of any kind", () => {
  const create = tools.find(({ listed }) => listed.name === "create_destination");
  const { properties, required } = create?.listed.inputSchema ?? {};
  const parts = properties as Record<string, JsonSchema>;

  it("names the kinds, and the settings of each kind after it", () => {
    expect(parts.destinationType).toMatchObject({ type: "string", enum: destinationTypes });
    expect(parts.config?.anyOf?.map(({ title }) => title)).toEqual(
      destinationTypes.map((type) => `For ${type}`),
    );
    expect(required).toEqual(["destinationType", "name", "config"]);
  });

  it("shares what all kinds have", () => {
    expect(parts.routing).toMatchObject({ type: "object", required: ["mode"] });
    expect(parts.name?.anyOf).toBeUndefined();
  });

  it.each(destinationTypes)("accepts valid settings of the kind %s, and no made-up ones", (type) => {
    const validate = ajv.compile(create?.listed.inputSchema ?? {});
    const schemas = collectSchemas();
    const config = exampleOf(schemas.add(destinationConfigs[type], "input"), schemas.components);
    const given = { destinationType: type, name: "CRM", config };
    expect(validate(given), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...given, config: { ...Object(config), madeUp: 1 } })).toBe(false);
    expect(validate({ ...given, madeUp: 1 })).toBe(false);
  });
});

describe("a union of objects", () => {
  const circle = { kind: z.literal("circle"), name: z.string(), size: z.int(), note: z.string().optional() };
  const line = { kind: z.literal("line"), name: z.string(), size: z.string() };
  const draw = (body: z.ZodType) =>
    operation({
      ...{ id: "draw", method: "POST", path: "/draw/{id}", summary: "Draw", auth: anyone, body },
      ...{ audit: notAudited("a test"), params: z.object({ id: z.uuid() }) },
      query: z.object({
        limit: z.string().meta({ type: "integer" }).optional(),
        color: z.string().optional(),
      }),
    });
  const drawShape = draw(
    z.discriminatedUnion("kind", [
      z.strictObject(circle).meta({ id: "Circle" }),
      z.strictObject(line).meta({ id: "Line" }),
    ]),
  );
  const taken = argumentsOf(drawShape, { color: ["red", "blue"] });

  it("becomes one object with a choice per property that differs", () => {
    expect(taken.schema).toEqual({
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        limit: { type: "integer" },
        color: { type: "string", enum: ["red", "blue"] },
        kind: { type: "string", enum: ["circle", "line"] },
        name: { type: "string" },
        size: {
          anyOf: [
            { type: "integer", title: "For circle" },
            { type: "string", title: "For line" },
          ],
        },
        note: { anyOf: [{ type: "string", title: "For circle" }] },
      },
      required: ["id", "kind", "name", "size"],
      additionalProperties: false,
    });
  });

  it("knows where the operation has each argument", () => {
    expect(taken).toMatchObject({
      params: ["id"],
      query: ["limit", "color"],
      body: ["kind", "name", "size", "note"],
      integers: ["limit"],
    });
  });

  it("has no output schema if nothing is returned", () => {
    expect(answerSchema(drawShape)).toBeNull();
  });

  it("is refused if its variants have no IDs, as its arguments would be lost", () => {
    const unnamed = draw(z.discriminatedUnion("kind", [z.strictObject(circle), z.strictObject(line)]));
    expect(() => argumentsOf(unnamed, {})).toThrow("A union of arguments needs variants with IDs.");
  });
});

it("every response of a tool is an object without references", () => {
  for (const { listed } of tools) {
    if (!listed.outputSchema) continue;
    expect(listed.outputSchema).toMatchObject({ type: "object", properties: expect.any(Object) });
    expect(JSON.stringify(listed.outputSchema), listed.name).not.toContain("$ref");
  }
  expect(tools.filter(({ listed }) => !listed.outputSchema).map(({ listed }) => listed.name)).toEqual([
    "delete_destination",
  ]);
});
