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

/** The problems that the server found; none for an error without details. */
export function problemsIn(error: unknown): Problems {
  const details = error instanceof ApiError ? error.details : [];
  return Object.fromEntries(details.toReversed().map(({ path, message }) => [path, message]));
}
