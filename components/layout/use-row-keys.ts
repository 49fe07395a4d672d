import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "./keyboard";

/**
 * Keys of a page with a list: `j` and `k` move the focus to the next and the previous row, whose link or button Enter
 * then opens; `/` moves it to the search field. Give the page's root the returned ref, and `rowTarget` to each row.
 */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const withModifier = event.metaKey || event.ctrlKey || event.altKey;
      if (withModifier || event.defaultPrevented || isTyping(event.target)) return;
      const target = targetOf(event.key, root.current);
      if (!target) return;
      event.preventDefault();
      target.focus();
      target.scrollIntoView({ block: "nearest" });
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return root;
}

/** What the key moves the focus to; null if it moves nothing. */
function targetOf(key: string, root: HTMLElement | null): HTMLElement | null {
  if (key === "/") return root?.querySelector<HTMLElement>("input[type=search]") ?? null;
  if (key !== "j" && key !== "k") return null;
  const rows = [...(root?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = rows.findIndex((row) => isIn(row, document.activeElement));
  return rows[at < 0 ? 0 : at + (key === "j" ? 1 : -1)] ?? null;
}

/** Whether the focus is in the row of this target: on the target, or on another control of its row. */
const isIn = (target: HTMLElement, focused: Element | null): boolean =>
  focused !== null && (target === focused || (target.closest("li, tr")?.contains(focused) ?? false));
