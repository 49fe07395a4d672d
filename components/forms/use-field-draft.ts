import { type RefCallback, useCallback } from "react";
import { useStoredDraft } from "./use-draft";

/**
 * Keeps the text of a form's own (uncontrolled) fields when the page is left, by their names, and puts it back. Give
 * `restore` to the form as its `ref`, `keep` on input, and `forget` once it is sent. Never for secrets.
 */
export function useFieldDraft(name: string): {
  restore: RefCallback<HTMLFormElement>;
  keep: (form: HTMLFormElement) => void;
  forget: () => void;
} {
  const draft = useStoredDraft(name);
  const restore = useCallback(
    (form: HTMLFormElement | null) => {
      const kept = draft.read();
      if (!form || typeof kept !== "object" || kept === null) return;
      for (const [field, text] of Object.entries(kept)) {
        const input = form.elements.namedItem(field);
        // What was typed before hydration is newer.
        const isUntouched = input instanceof HTMLInputElement && input.value === input.defaultValue;
        if (isUntouched && typeof text === "string") input.value = text;
      }
    },
    [draft],
  );
  return {
    restore,
    keep: (form) => draft.write(Object.fromEntries(new FormData(form))),
    forget: () => draft.write(undefined),
  };
}
