import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** How long typing must pause before the text filters, in ms. */
export const typingPauseMs = 200;

/**
 * A text field that filters. It shows the text immediately and calls `onApply` with the trimmed text once typing
 * pauses, on Enter, or when the field loses focus; never for a text that is applied already. `value` is what applies:
 * when it changes elsewhere (a link, Back, "Clear filters"), the field shows that. `clean` drops characters.
 */
export function useTypedText(
  value: string,
  onApply: (text: string) => void,
  clean: (text: string) => string = (text) => text,
) {
  const [text, setText] = useState(value);
  const latest = useRef({ text, onApply });
  latest.current.onApply = onApply;
  // What was applied last, to tell its return from a change made elsewhere.
  const applied = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: string): void {
    latest.current.text = next;
    setText(next);
  }

  function apply(): void {
    clearTimeout(timer.current);
    const next = latest.current.text.trim();
    if (next === applied.current) return;
    applied.current = next;
    latest.current.onApply(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the value counts
  useEffect(() => {
    if (value === applied.current) return;
    clearTimeout(timer.current);
    applied.current = value;
    show(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      show(clean(event.target.value));
      clearTimeout(timer.current);
      timer.current = setTimeout(apply, typingPauseMs);
    },
    onBlur: apply,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === "Enter" && !event.nativeEvent.isComposing) apply();
    },
  };
}
