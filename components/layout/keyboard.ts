/** Keys of the portal that belong to no one page. */
import { pagesOf, type Viewer } from "./nav-items";

/** Whether a key belongs to what has the focus: a field, a list of choices, an open window or menu. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]",
    ) !== null
  );
}

/** Where `g` and this letter lead this person; undefined for nowhere. */
export function pageOfLetter(letter: string, viewer: Viewer): string | undefined {
  return pagesOf(viewer).find((item) => item.letter === letter)?.href;
}
