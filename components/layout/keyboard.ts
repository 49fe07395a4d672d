/** Portal shortcuts that work on every page. */
import { pagesOf, type Viewer } from "./nav-items";

/** Whether the focused element handles the key itself: a field, a listbox, an open dialog or menu. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
    ) !== null
  );
}

/** The page that `g` plus this letter opens for this user; undefined if none. */
export function pageOfLetter(letter: string, viewer: Viewer): string | undefined {
  return pagesOf(viewer).find((item) => item.letter === letter)?.href;
}
