import { useCallback, useEffect } from "react";
import { differing } from "./differing";
import { useDraft } from "./use-draft";

/**
 * The fields of a form: what is saved, with unsaved edits on top. With a name they survive leaving the page (see
 * `useDraft`). An edit ends when what is saved equals it.
 */
export function useEdits<Fields extends object>(
  name: string | null,
  saved: Fields,
): {
  fields: Fields;
  isChanged: boolean;
  edit: (change: Partial<Fields>) => void;
  /** To call with the fields that were sent, once they are saved: ends these edits and keeps later ones. */
  settle: (sent: Fields) => void;
} {
  const state = JSON.stringify(saved);
  const isSaved = useCallback(
    (edits: Partial<Fields>) => Object.keys(differing(JSON.parse(state), edits)).length === 0,
    [state],
  );
  const [edits, setEdits] = useDraft<Partial<Fields>>(name, {}, isSaved);
  useEffect(() => {
    setEdits((before) => (isSaved(before) ? {} : differing(JSON.parse(state), before)));
  }, [state, isSaved, setEdits]);
  return {
    fields: { ...saved, ...edits },
    isChanged: !isSaved(edits),
    edit: (change) => setEdits((before) => ({ ...before, ...change })),
    settle: (sent) => setEdits((before) => differing(sent, before)),
  };
}
