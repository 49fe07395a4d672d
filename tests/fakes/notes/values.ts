/** What each property type accepts and refuses, in the tool's words. */
import { z } from "zod";
import { invalid } from "./refusals";

export interface FakeProperty {
  type: string;
  /** The options of a status; it accepts no others. */
  options?: string[];
}

const wholeText = z.string().refine((text) => !/\p{Cs}/u.test(text), "should be well-formed text");
const richText = z
  .array(
    z.strictObject({
      type: z.literal("text").optional(),
      text: z.strictObject({ content: wholeText.max(2_000) }),
    }),
  )
  .max(100);
const option = z.strictObject({
  name: wholeText
    .min(1)
    .max(100)
    .refine((name) => !name.includes(","), "should not contain commas"),
});
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** A value has only the key of its property's type. */
const writable: Record<string, z.ZodType> = {
  title: z.strictObject({ title: richText }),
  rich_text: z.strictObject({ rich_text: richText }),
  number: z.strictObject({ number: z.number().nullable() }),
  url: z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .nullable(),
  }),
  email: z.strictObject({ email: z.email().max(200).nullable() }),
  phone_number: z.strictObject({ phone_number: z.string().min(1).max(200).nullable() }),
  checkbox: z.strictObject({ checkbox: z.boolean() }),
  select: z.strictObject({ select: option.nullable() }),
  multi_select: z.strictObject({
    multi_select: z
      .array(option)
      .max(100)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "should be unique"),
  }),
  status: z.strictObject({ status: option.nullable() }),
  date: z.strictObject({
    date: z.strictObject({ start: moment, end: moment.nullish() }).nullable(),
  }),
};

/** Throws the tool's refusal if a page's properties do not fit the table's. */
export function checkValues(table: Record<string, FakeProperty>, input: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(input)) {
    const property = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!property) throw invalid(`${name} is not a property that exists.`);
    const schema = writable[property.type];
    if (!schema) throw invalid(`${name} is a ${property.type}, which cannot be written.`);
    const { error } = schema.safeParse(value);
    if (error) {
      const [issue] = error.issues;
      const path = ["body.properties", name, ...(issue?.path ?? [])].join(".");
      throw invalid(`body failed validation: ${path}: ${issue?.message}`);
    }
    if (property.type === "status") checkStatus(name, property, value);
  }
}

function checkStatus(name: string, { options = [] }: FakeProperty, value: unknown): void {
  const { status } = z.object({ status: option.nullable() }).parse(value);
  if (status && !options.includes(status.name)) {
    throw invalid(`Invalid status option. Status option "${status.name}" does not exist in ${name}.`);
  }
}

/** The text of a title or of rich text, as filters compare it. */
export function plainText(value: unknown): string {
  const parsed = z.union([z.object({ title: richText }), z.object({ rich_text: richText })]).safeParse(value);
  if (!parsed.success) return "";
  const parts = "title" in parsed.data ? parsed.data.title : parsed.data.rich_text;
  return parts.map(({ text }) => text.content).join("");
}
