import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useStoredDraft } from "./use-draft";

/** Makes the unsaved input of a react-hook-form survive leaving the page, as `useDraft` does. Never for secrets. */
export function useFormDraft<Fields extends FieldValues, Body>(
  name: string,
  { reset, subscribe }: UseFormReturn<Fields, unknown, Body>,
): void {
  const draft = useStoredDraft(name);
  useEffect(() => {
    const kept = draft.read();
    if (kept !== undefined) reset(kept as Fields, { keepDefaultValues: true }); // Written below, by the same form.
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => draft.write(isDirty ? values : undefined),
    });
  }, [draft, reset, subscribe]);
}
