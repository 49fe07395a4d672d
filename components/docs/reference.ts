/** An operation in the API reference. */
export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Who may call it, in words. */
  access: string;
  parameters: ReferenceField[];
  /** Content type and fields of the body. */
  body: { type: string; fields: ReferenceField[] } | null;
  answers: { status: string; description: string; fields: ReferenceField[] }[];
  refusals: { status: string; code: string; meaning: string }[];
  request: string;
  answer: string | null;
}

export interface ReferenceField {
  /** The full field path: `data[].person.name`. */
  name: string;
  /** Where the parameter is sent. */
  place?: string;
  type: string;
  isRequired: boolean;
  description?: string;
}

/** A group of operations on one resource. */
export interface ReferenceGroup {
  slug: string;
  title: string;
  operations: ReferenceOperation[];
}
