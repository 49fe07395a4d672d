/** Values for page properties, for the property types that the notes tool allows integrations to write. */
import type { FieldProblem } from "@/db/vocabulary";
import type { PayloadField } from "@/lib/contracts/destination-config";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { samplePayload } from "../sample-payload";
import type { PageProperties, Property } from "./connection";
import { choicesOf, momentOf, textOf, titleOf } from "./field-texts";

/** Property name → field. */
export type Mapping = Readonly<Record<string, PayloadField>>;
type PropertyValue = PageProperties[string];

/** The tool's limits: text piece length, number of pieces and options, and other lengths. */
const limits = { piece: 2_000, pieces: 100, options: 100, option: 100, url: 2_000, short: 200 };

/** Name of the property that identifies pages. */
export const keyName = "Signal ID";

const isTextual = ({ type }: Property) => type === "title" || type === "rich_text";
const isKeyName = (name: string) => name.trim().toLowerCase() === keyName.toLowerCase();
const isNamedAsKey = (property: Property) => isTextual(property) && isKeyName(property.name);

/**
 * The property that identifies a page by signal ID: the one named "Signal ID", else one mapped to it. Without it,
 * there is no way to tell whether a page was created.
 */
export function findKey(properties: readonly Property[], mapping: Mapping): Property | null {
  const isMapped = (property: Property) => isTextual(property) && fieldOf(property, mapping) === "signalId";
  return properties.find(isNamedAsKey) ?? properties.find(isMapped) ?? null;
}

/**
 * The page properties for a signal. Skips mapped properties that no longer exist, values that do not fit the type,
 * and read-only types. "Signal ID" and the title are filled without a mapping.
 */
export function pageProperties(
  payload: WebhookPayload,
  properties: readonly Property[],
  mapping: Mapping,
): PageProperties {
  const filled = properties.flatMap((property): [string, PropertyValue][] => {
    const field = fieldOf(property, mapping);
    const text = property.type === "title" ? titleText(payload, field) : null;
    const value = text ? { title: pieces(text) } : field && toValue(property, payload, field);
    return value ? [[property.name, value]] : [];
  });
  return Object.fromEntries(filled);
}

/** A property that we write: a mapped one, or "Signal ID", which is written wherever it is. */
export interface WrittenProperty {
  name: string;
  isMapped: boolean;
  problem: FieldProblem | null;
}

/** The properties that a mapping writes to, and what keeps each of them from taking values. */
export function writtenProperties(properties: readonly Property[], mapping: Mapping): WrittenProperty[] {
  const mapped = Object.entries(mapping).filter(([name]) => !isKeyName(name));
  const isKeyMapped = mapped.length < Object.keys(mapping).length;
  return [
    ...mapped.map(([name, field]) => {
      const same = properties.filter((property) => property.name === name);
      return { name, isMapped: true, problem: problemOf(same, (property) => canHold(property, field)) };
    }),
    {
      ...{ name: keyName, isMapped: isKeyMapped },
      problem: problemOf(
        properties.filter(({ name }) => isKeyName(name)),
        isTextual,
      ),
    },
  ];
}

function problemOf(found: readonly Property[], fits: (property: Property) => boolean): FieldProblem | null {
  if (found.length === 0) return "missing";
  return found.some(fits) ? null : "wrong_type";
}

/** Every field filled, as in a connection test. */
const sample = samplePayload({ signalId: keyName, appUrl: "https://portal.example", at: new Date(0) });

/** Whether values of the field can have this type. Which of them a status takes depends on the value. */
const canHold = (property: Property, field: PayloadField): boolean =>
  property.type === "title" || property.type === "status" || toValue(property, sample, field) !== null;

function fieldOf(property: Property, mapping: Mapping): PayloadField | undefined {
  if (isNamedAsKey(property)) return "signalId";
  return Object.hasOwn(mapping, property.name) ? mapping[property.name] : undefined;
}

const titleText = (payload: WebhookPayload, field: PayloadField | undefined): string =>
  (field && textOf(payload, field)) || titleOf(payload);

function toValue(property: Property, payload: WebhookPayload, field: PayloadField): PropertyValue | null {
  const text = textOf(payload, field);
  const raw = payload[field];
  switch (property.type) {
    case "rich_text":
      return text ? { rich_text: pieces(text) } : null;
    case "number":
      return typeof raw === "number" ? { number: raw } : null;
    case "url":
      return isWebAddress(text) ? { url: text } : null;
    case "email": {
      const address = field === "assignee" ? (payload.assignee?.email ?? "") : text;
      return isEmail(address) ? { email: address } : null;
    }
    case "phone_number":
      return isPhone(text) ? { phone_number: text } : null;
    case "checkbox":
      return { checkbox: text !== "" };
    case "select": {
      const [first] = options(payload, field);
      return first ? { select: first } : null;
    }
    case "multi_select": {
      const all = options(payload, field);
      return all.length > 0 ? { multi_select: all } : null;
    }
    case "status":
      return toStatus(property, payload, field);
    case "date": {
      const start = momentOf(payload, field);
      return start ? { date: { start } } : null;
    }
    default:
      return null;
  }
}

/** Splits text at the tool's limit, never in the middle of a character. */
function pieces(text: string): { text: { content: string } }[] {
  const cut: { text: { content: string } }[] = [];
  let start = 0;
  while (start < text.length && cut.length < limits.pieces) {
    let end = start + limits.piece;
    if (isHighSurrogate(text, end - 1)) end -= 1;
    cut.push({ text: { content: text.slice(start, end) } });
    start = end;
  }
  return cut;
}

const isHighSurrogate = (text: string, index: number) => /[\ud800-\udbff]/.test(text.charAt(index));

/** Option names: short, without commas or duplicates. */
function options(payload: WebhookPayload, field: PayloadField): { name: string }[] {
  const byWord = new Map<string, string>();
  for (const choice of choicesOf(payload, field)) {
    const name = optionName(choice);
    const word = name.toLowerCase();
    if (name && !byWord.has(word)) byWord.set(word, name);
  }
  return [...byWord.values()].slice(0, limits.options).map((name) => ({ name }));
}

function optionName(text: string): string {
  const flat = text.replace(/[\s,]+/g, " ").trim();
  const end = isHighSurrogate(flat, limits.option - 1) ? limits.option - 1 : limits.option;
  return flat.slice(0, end).trim();
}

/** A status accepts only its existing options, in their exact spelling. */
function toStatus(property: Property, payload: WebhookPayload, field: PayloadField): PropertyValue | null {
  const wanted = new Set(choicesOf(payload, field).map((choice) => choice.trim().toLowerCase()));
  const name = property.options.find((option) => wanted.has(option.trim().toLowerCase()));
  return name ? { status: { name } } : null;
}

const isWebAddress = (text: string): boolean =>
  text.length <= limits.url && URL.canParse(text) && /^https?:\/\//i.test(text);

const isEmail = (text: string): boolean =>
  text.length <= limits.short && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const isPhone = (text: string): boolean =>
  text.length <= limits.short && /^\+?[\d\s().-]+$/.test(text) && /\d{3}/.test(text);
