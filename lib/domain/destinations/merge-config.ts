import { AppError, type ErrorDetail } from "@/lib/errors";

type Fields = Record<string, unknown>;

/** The settings that may hold credentials and belong to an address, by name over all types. */
const credentials = ["auth", "headers", "apiKey", "token"] as const;

/**
 * The settings after a change: given fields replace the stored ones, all others stay, and null removes one. An `auth`
 * of the stored style keeps the parts that it doesn't name; a header whose value is null keeps its stored value.
 *
 * Stored credentials are never sent to another origin, or anyone who may change an address could read them there: a
 * change of origin must give or remove each of them. Throws 400 `validation_error` that names those that are missing.
 * `stored` is null if nothing can be kept. The result is not yet parsed.
 */
export function mergeConfig(stored: unknown, input: Fields): Fields {
  const kept = isFields(stored) ? stored : {};
  const origin = originOf(input.url);
  const isMoved = origin !== null && origin !== originOf(kept.url);
  const problems: ErrorDetail[] = [];
  if (isMoved) {
    for (const name of credentials) {
      if (isSet(kept[name]) && input[name] === undefined) problems.push(missing(`config.${name}`));
    }
  }
  const merged: Fields = {
    ...kept,
    ...input,
    ...(isFields(input.auth) && { auth: isMoved ? input.auth : mergeAuth(kept.auth, input.auth) }),
    ...(isFields(input.headers) && {
      headers: mergeHeaders(isMoved ? undefined : kept.headers, input.headers, problems),
    }),
  };
  if (problems.length > 0) {
    throw new AppError("validation_error", "Some settings must be entered again.", problems);
  }
  return withoutNulls(merged);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Whether a stored setting holds anything: no authentication and no headers are the defaults. */
const isSet = (value: unknown): boolean =>
  isFields(value) ? value.type !== "none" && Object.keys(value).length > 0 : value !== undefined;

const originOf = (url: unknown): string | null =>
  typeof url === "string" && URL.canParse(url) ? new URL(url).origin : null;

const missing = (path: string): ErrorDetail => ({
  path,
  message: "enter it again or remove it: stored credentials are not sent to a new host",
});

const mergeAuth = (stored: unknown, input: Fields): Fields =>
  isFields(stored) && stored.type === input.type ? { ...stored, ...input } : input;

function mergeHeaders(stored: unknown, input: Fields, problems: ErrorDetail[]): Fields {
  const values = isFields(stored) ? stored : {};
  const merged = Object.entries(input).map(([name, value]) => {
    if (value !== null) return [name, value];
    if (values[name] === undefined) {
      problems.push({ path: `config.headers.${name}`, message: "enter a value: none is stored" });
    }
    return [name, values[name]];
  });
  return Object.fromEntries(merged);
}
