import { ApiError } from "@/lib/client/call";

/** What is wrong with a form, by the path in its body: `keywords.0` is an entry of the field `keywords`. */
export interface Problems {
  readonly [path: string]: string | undefined;
}

/** The field that a path belongs to: `keywords` for `keywords.0`, the first of its fields for `config.auth`. */
export function fieldOf<Name extends string>(path: string, names: readonly Name[]): Name | undefined {
  return (
    names.find((name) => path === name || path.startsWith(`${name}.`)) ??
    names.find((name) => name.startsWith(`${path}.`))
  );
}

/** The first problem of each field. */
export function byField<Name extends string>(
  problems: Problems,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const [path, message] of Object.entries(problems)) {
    const name = fieldOf(path, names);
    if (name && message) found[name] ??= message;
  }
  return found;
}

/** The first problem of each path, in their order. */
export function firstOfEach(problems: readonly { path: string; message: string }[]): Problems {
  const found: Record<string, string> = {};
  for (const { path, message } of problems) found[path] ??= message;
  return found;
}

/** The problems that the server found; none for an error without details. */
export const problemsIn = (error: unknown): Problems =>
  firstOfEach(error instanceof ApiError ? error.details : []);
