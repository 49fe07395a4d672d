import type { FakeProperty } from "./values";

export interface FakeTable {
  /** Empty for a database without its own table. */
  dataSourceId: string;
  properties: Record<string, FakeProperty>;
  /** Tokens. */
  sharedWith: Set<string>;
  inTrash: boolean;
}

export interface FakePage {
  id: string;
  dataSourceId: string;
  /** As sent. */
  properties: Record<string, unknown>;
}

export const pageJson = ({ id, dataSourceId, properties }: FakePage) => ({
  object: "page",
  id,
  parent: { type: "data_source_id", data_source_id: dataSourceId },
  properties,
});

/** A table's properties by name, each with its type's settings under the type's name. */
export function propertyJson(properties: Record<string, FakeProperty>): Record<string, unknown> {
  const settings = ({ options }: FakeProperty) =>
    options ? { options: options.map((name) => ({ name })) } : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property], index) => [
      name,
      { id: `p${index}`, name, type: property.type, [property.type]: settings(property) },
    ]),
  );
}
