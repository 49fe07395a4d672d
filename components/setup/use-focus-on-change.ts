import { useEffect, useRef } from "react";
import { stageTitleId } from "./stage-title";

/** When one stage gives way to another, focus goes to the new one's title; to the first one's only on demand. */
export function useFocusOnChange(stage: string | undefined, takesFirst = false) {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (stage === undefined || shown.current === stage) return;
    const isFirst = shown.current === undefined;
    shown.current = stage;
    if (!isFirst || takesFirst) document.getElementById(stageTitleId)?.focus();
  }, [stage, takesFirst]);
}
