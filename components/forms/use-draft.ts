import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";

const prefix = "draft ";

/**
 * State of a form that survives leaving the page, in this tab: unsaved input comes back with it. `name` identifies the
 * form and what it edits; `isEmpty` says that nothing is left to keep. Never for secrets. Sign-out forgets all drafts.
 */
export function useDraft<Value>(
  name: string,
  initial: Value,
  isEmpty: (value: Value) => boolean,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(initial);
  const isRestored = useRef(false);
  // After the first render, which must match the server's.
  useEffect(() => {
    const kept = readDraft(prefix + name);
    if (kept !== undefined) setValue(kept as Value); // Written below with this name, by the same form.
    isRestored.current = true;
  }, [name]);
  useEffect(() => {
    if (!isRestored.current) return;
    if (isEmpty(value)) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(value));
  }, [name, value, isEmpty]);
  return [value, setValue];
}

function readDraft(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Forgets all drafts of this tab. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
