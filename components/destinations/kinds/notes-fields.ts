import type { z } from "zod";
import { capitalize } from "@/components/labels/describe-signal";
import { NotesConfig, PayloadField } from "@/lib/contracts/destination-config";
import type { NotesProperty } from "@/lib/contracts/destinations-notes";
import { suggestMapping } from "@/lib/contracts/suggest-mapping";
import { checkChange, checkConnection } from "./kept-settings";

/** Form values; the mapping is an array of rows because property names can contain dots. */
export interface NotesFields {
  name: string;
  "config.integrationToken": string;
  "config.databaseId": string;
  "config.mapping": MappingRow[];
}

export const emptyNotes: NotesFields = {
  name: "",
  "config.integrationToken": "",
  "config.databaseId": "",
  "config.mapping": [],
};

/** A property of the database and the field that fills it; empty for none. */
export interface MappingRow {
  property: string;
  type: string;
  field: string;
}

/** Types that the notes tool fills itself, or that no signal field fits. */
const unwritable = [
  "formula",
  "rollup",
  "created_time",
  "created_by",
  "last_edited_time",
  "last_edited_by",
  "unique_id",
  "button",
  "verification",
  "people",
  "files",
  "relation",
  "place",
];

/** Rows to map, with an initial suggestion. Properties that cannot be filled are left out. */
export function mappingRows(properties: readonly NotesProperty[]): MappingRow[] {
  const suggested = suggestMapping(properties);
  return properties
    .filter(({ type }) => !unwritable.includes(type))
    .map(({ name, type }) => ({ property: name, type, field: suggested[name] ?? "" }));
}

/** A readable name of a signal field: "Person profile URL" for `personProfileUrl`. */
export function describeField(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const spelled = words.replace(/\b(icp|url|id)\b/g, (short) => short.toUpperCase());
  return capitalize(spelled);
}

export const fieldChoices = PayloadField.options
  .map((value) => ({ value, label: describeField(value) }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** The settings of a completed form. */
export function toNotesConfig(fields: NotesFields): z.input<typeof NotesConfig> {
  const filled = fields["config.mapping"].flatMap(({ property, field }): [string, PayloadField][] => {
    const known = PayloadField.safeParse(field);
    return known.success ? [[property, known.data]] : [];
  });
  return {
    integrationToken: fields["config.integrationToken"].trim(),
    databaseId: fields["config.databaseId"],
    mapping: Object.fromEntries(filled),
  };
}

export const checkNewNotes = checkConnection(NotesConfig, toNotesConfig);

/** The name alone, until the properties of another database were read. */
export const checkEditedNotes = checkChange((fields: NotesFields) =>
  fields["config.mapping"].length > 0 ? toNotesConfig(fields) : {},
);
