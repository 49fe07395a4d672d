import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { messageOf } from "@/components/page/query-failed";
import { ApiError } from "@/lib/client/call";

/** The form field that a server error belongs to: `keywords` for `keywords.0`. */
export function fieldOf<Name extends string>(path: string, names: readonly Name[]): Name | undefined {
  return names.find((name) => path === name || path.startsWith(`${name}.`));
}

/** Shows server errors next to their fields; returns the message of errors that belong to no field. */
export function useServerRefusal<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
): string | null {
  const details = error instanceof ApiError ? error.details : [];
  const placed = details.filter((detail) => fieldOf(detail.path, names));
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    for (const { path, message } of error.details) {
      const name = fieldOf(path, names);
      if (name) setError(name, { type: "server", message }, { shouldFocus: true });
    }
  }, [error, setError, names]);
  if (!error) return null;
  return placed.length > 0 && placed.length === details.length ? null : messageOf(error);
}
