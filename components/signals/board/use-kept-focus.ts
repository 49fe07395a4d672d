import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** The card that an element is in. */
const cardOf = (element: Element | null) => element?.closest<HTMLElement>("[data-signal]") ?? null;

/**
 * Keeps the focus on a card that moves to another column, where the browser would lose it: a moved card is another
 * element. `pass` names the card that has it once the focused one has left the board.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const kept = useRef<string | null>(null);

  const focus = (id: string) => {
    const card = root.current?.querySelector<HTMLElement>(`[data-signal="${CSS.escape(id)}"]`);
    card?.querySelector("a")?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  useEffect(() => {
    if (kept.current !== null && document.activeElement === document.body) focus(kept.current);
  });

  return {
    focus,
    /** The ID of the focused card's signal, also of one on its way; null if the focus is elsewhere. */
    focused: () =>
      document.activeElement === document.body
        ? kept.current
        : (cardOf(document.activeElement)?.dataset.signal ?? null),
    pass: (id: string | null) => {
      kept.current = id;
    },
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        kept.current = cardOf(target)?.dataset.signal ?? null;
      },
      onBlur: () => {
        kept.current = null;
      },
    },
  };
}
