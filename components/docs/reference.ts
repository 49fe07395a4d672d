/** One operation as the reference shows it. */
export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Who may call it, in words. */
  access: string;
  parameters: ReferenceField[];
  /** How the body is sent, and what it holds. */
  body: { type: string; fields: ReferenceField[] } | null;
  answers: { status: string; description: string; fields: ReferenceField[] }[];
  refusals: { status: string; code: string; meaning: string }[];
  request: string;
  answer: string | null;
}

export interface ReferenceField {
  /** With the names that lead to it: `data[].person.name`. */
  name: string;
  /** Where it is sent, for parameters. */
  place?: string;
  type: string;
  isRequired: boolean;
  description?: string;
}

/** Operations of one noun. */
export interface ReferenceGroup {
  title: string;
  operations: ReferenceOperation[];
}
