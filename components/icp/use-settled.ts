import { useEffect, useState } from "react";

/** A value once it has stood still for `ms` milliseconds; `first` until then, and null changes nothing. */
export function useSettled<Value>(value: Value | null, first: Value, ms: number): Value {
  const [settled, setSettled] = useState(value ?? first);
  // Values are made anew at every rendering: their text tells whether they changed.
  const text = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSettled(JSON.parse(text)), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
