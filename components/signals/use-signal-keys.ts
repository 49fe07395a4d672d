import { useEffect, useRef } from "react";
import { isTyping } from "@/components/layout/keyboard";

/** Keys that a focused link or button handles itself. */
const ownKeys = new Set(["Enter", " "]);

/**
 * Handles single-key shortcuts (lowercase names) while the caller is mounted; ignores keys typed into fields or
 * already handled.
 */
export function useSignalKeys(acts: Partial<Record<string, () => void>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const withModifier = event.metaKey || event.ctrlKey || event.altKey;
      if (withModifier || event.defaultPrevented || isTyping(event.target)) return;
      const onControl = event.target instanceof Element && event.target.closest("a, button, input");
      if (onControl && ownKeys.has(event.key)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
