import { type RefCallback, useMemo } from "react";
import { useStoredDraft } from "./use-draft";

interface FieldDraft {
  restore: RefCallback<HTMLElement>;
  keep: (form: HTMLFormElement) => void;
  /** Whether there is input to put back. Not for the first render, which must match the server's. */
  isKept: () => boolean;
  forget: () => void;
}

/**
 * Keeps the text of a form's own (uncontrolled) fields when the page is left, by their names, and puts it back. Give
 * `restore` as its `ref` to an element that appears with the fields, `keep` to the form on input, and call `forget`
 * once it is sent. Never for secrets.
 */
export function useFieldDraft(name: string): FieldDraft {
  const draft = useStoredDraft(name);
  return useMemo(
    () => ({
      restore: (fields) => {
        const kept = draft.read();
        if (!fields || typeof kept !== "object" || kept === null) return;
        for (const input of fields.querySelectorAll("input")) {
          const text: unknown = Reflect.get(kept, input.name);
          // What was typed before hydration is newer.
          const isUntouched = input.value === input.defaultValue;
          if (isUntouched && typeof text === "string") input.value = text;
        }
      },
      isKept: () => draft.read() !== undefined,
      keep: (form) => draft.write(Object.fromEntries(new FormData(form))),
      forget: () => draft.write(undefined),
    }),
    [draft],
  );
}
