/** How soon a second Enter is one press too many, in milliseconds. */
const tooSoonMs = 400;

/**
 * Ignores an Enter that follows at once. What the first one chose has closed its list, and the focus is back on a link,
 * which the second would open.
 */
export function swallowSecondEnter(): void {
  function swallow(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener("keydown", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("keydown", swallow, { capture: true }), tooSoonMs);
}
