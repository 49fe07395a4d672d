import { type RefObject, useRef } from "react";
import { rowKeys } from "@/components/keys/key-table";
import { useKeys } from "@/components/keys/use-keys";

/**
 * Keys of a page with a list: `j` and `k` move the focus to the next and the previous row, whose link or button Enter
 * then opens; `/` moves it to the search field. Give the page's root the returned ref, and `rowTarget` to each row.
 */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const focus = (target: HTMLElement | null | undefined) => {
    target?.focus();
    target?.scrollIntoView({ block: "nearest" });
  };
  useKeys(rowKeys, {
    next: () => focus(rowBeside(root.current, 1)),
    previous: () => focus(rowBeside(root.current, -1)),
    search: () => focus(root.current?.querySelector<HTMLElement>("input[type=search]")),
  });
  return root;
}

/** The row a step from the focused one; without one, the first. */
function rowBeside(root: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const rows = [...(root?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = rows.findIndex((row) => isIn(row, document.activeElement));
  return rows[at < 0 ? 0 : at + step];
}

/** Whether the focus is in the row of this target: on the target, or on another control of its row. */
const isIn = (target: HTMLElement, focused: Element | null): boolean =>
  focused !== null && (target === focused || (target.closest("li, tr")?.contains(focused) ?? false));
