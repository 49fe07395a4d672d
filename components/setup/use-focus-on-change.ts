import { useEffect, useRef } from "react";
import { stageTitleId } from "./stage-title";

/** Moves focus to the new title when the stage changes; to the first title only on request. */
export function useFocusOnChange(stage: string | undefined, takesFirst = false) {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (stage === undefined || shown.current === stage) return;
    const isFirst = shown.current === undefined;
    shown.current = stage;
    if (!isFirst || takesFirst) document.getElementById(stageTitleId)?.focus();
  }, [stage, takesFirst]);
}
