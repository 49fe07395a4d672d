import { type Dispatch, type SetStateAction, useContext, useEffect, useRef, useState } from "react";
import { PageSession } from "@/components/page/page-session";

const prefix = "draft ";

/**
 * State of a form that survives leaving the page, in this tab: unsaved input comes back with it. `name` identifies the
 * form and what it edits, null keeps nothing; `isEmpty` says that nothing is left to keep. Never for secrets. Sign-out
 * forgets all drafts.
 */
export function useDraft<Value>(
  name: string | null,
  initial: Value,
  isEmpty: (value: Value) => boolean,
): [Value, Dispatch<SetStateAction<Value>>] {
  const draft = useStoredDraft(name);
  const [value, setValue] = useState(initial);
  const isRestored = useRef(false);
  // After the first render, which must match the server's.
  useEffect(() => {
    const kept = draft.read();
    if (kept !== undefined) setValue(kept as Value); // Written below with this name, by the same form.
    isRestored.current = true;
  }, [draft]);
  useEffect(() => {
    if (isRestored.current) draft.write(isEmpty(value) ? undefined : value);
  }, [draft, value, isEmpty]);
  return [value, setValue];
}

/** The stored draft of a form that holds its input itself. It changes only if the form or the workspace does. */
export function useStoredDraft(name: string | null): StoredDraft {
  const session = useContext(PageSession);
  // A draft never appears in another workspace, or to another user.
  const key = name === null ? null : `${prefix}${session?.userId} ${session?.workspaceId} ${name}`;
  const [draft, setDraft] = useState(() => storedDraft(key));
  if (draft.key === key) return draft;
  const next = storedDraft(key);
  setDraft(next);
  return next;
}

interface StoredDraft {
  key: string | null;
  /** Undefined if there is none. */
  read: () => unknown;
  /** Undefined forgets it. */
  write: (value: unknown) => void;
}

const storedDraft = (key: string | null): StoredDraft => ({
  key,
  read: () => {
    try {
      const kept = key && sessionStorage.getItem(key);
      return kept ? JSON.parse(kept) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => {
    if (key === null) return;
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  },
});

/** Forgets all drafts of this tab. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}
