/** Which key presses are not for the page's shortcuts. */

const typed =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], " +
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const opened = ["dialog", "alertdialog", "menu"].map((role) => `[role=${role}][data-state=open]`).join(", ");

/** Keys that a focused link or button handles itself. */
const controlKeys = new Set(["Enter", " "]);
const arrowKeys = new Set(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]);

/** Whether the focused element handles the key itself: a field, a listbox, an open dialog or menu. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;

/**
 * Whether a key press belongs to something else: a field, an open dialog, a control with keys of its own, or, for
 * arrows outside a list's rows, to whatever scrolls.
 */
export function isTaken({ target, key, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || isTyping(target) || document.querySelector(opened)) return true;
  if (!(target instanceof Element)) return false;
  if (controlKeys.has(key)) return target.closest("a, button, input") !== null;
  return arrowKeys.has(key) && (target.closest("[data-signal]") === null || target.matches("[type=radio]"));
}
