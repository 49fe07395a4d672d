import { useEffect, useRef } from "react";
import { isTyping } from "@/components/layout/keyboard";

/** Keys that a focused link or button handles itself. */
const ownKeys = new Set(["Enter", " "]);

/**
 * Handles single-key shortcuts (lowercase names, `shift+j` for one with shift) while the caller is mounted; ignores
 * keys typed into fields or already handled.
 */
export function useSignalKeys(handlers: Partial<Record<string, () => void>>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const withModifier = event.metaKey || event.ctrlKey || event.altKey;
      if (withModifier || event.defaultPrevented || isTyping(event.target)) return;
      const onControl = event.target instanceof Element && event.target.closest("a, button, input");
      if (onControl && ownKeys.has(event.key)) return;
      const key = event.key.toLowerCase();
      const handler = (event.shiftKey && latest.current[`shift+${key}`]) || latest.current[key];
      if (!handler) return;
      event.preventDefault();
      handler();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
