import { describe, expect, it } from "vitest";
import { z } from "zod";
import { operations } from "./catalogue";
import { withoutEmpty } from "./without-empty";

const Inner = z.strictObject({ id: z.uuid().optional(), list: z.array(z.object({ a: z.int().optional() })) });
const schema = z.strictObject({
  name: z.string().min(1),
  note: z.string().optional(),
  size: z.int().default(3),
  owner: z.uuid().nullable().optional(),
  inner: Inner.optional(),
});

describe("what was sent", () => {
  it.each([
    ["an empty text", { name: "a", note: "" }, { name: "a" }],
    ["null", { name: "a", size: null }, { name: "a" }],
    ["null where it means something", { name: "a", owner: null }, { name: "a", owner: null }],
    ["a required field", { name: "" }, { name: "" }],
    ["a field that is not known", { name: "a", other: "" }, { name: "a", other: "" }],
    [
      "what is within",
      { name: "a", inner: { id: "", list: [{ a: null }, { a: 1 }] } },
      { name: "a", inner: { list: [{}, { a: 1 }] } },
    ],
    ["0, false and spaces", { name: " ", note: " ", size: 0 }, { name: " ", note: " ", size: 0 }],
    ["no object", "", ""],
  ])("keeps what it should of %s", (_, sent, kept) => {
    expect(withoutEmpty(schema, sent)).toEqual(kept);
  });

  it("is read as the variant that it names", () => {
    const variants = z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("a"), x: z.string().optional() }),
      z.object({ kind: z.literal("b"), x: z.string() }),
    ]);
    expect(withoutEmpty(variants, { kind: "a", x: "" })).toEqual({ kind: "a" });
    expect(withoutEmpty(variants, { kind: "b", x: "" })).toEqual({ kind: "b", x: "" });
    expect(withoutEmpty(variants, { kind: "c", x: "" })).toEqual({ kind: "c", x: "" });
  });

  it("is not changed while it has no empty field", () => {
    const sent = { name: "a", note: "b", size: 1, inner: { list: [{ a: 1 }] } };
    expect(withoutEmpty(schema, sent)).toEqual(sent);
  });
});

const v1 = operations.filter(({ path }) => path.startsWith("/api/v1/"));

it.each(v1.map(({ id, query }) => [id, query] as const))("%s takes empty query parameters", (_, query) => {
  if (!(query instanceof z.ZodObject)) throw new Error("A query is an object");
  const blank = Object.fromEntries(Object.keys(query.shape).map((name) => [name, ""]));
  expect(query.safeParse(withoutEmpty(query, blank)).data).toEqual(query.safeParse({}).data);
});
