import { useEffect, useState } from "react";

/** Debounces a value by `ms` milliseconds; returns `first` until then. Null keeps the previous value. */
export function useSettled<Value>(value: Value | null, first: Value, ms: number): Value {
  const [settled, setSettled] = useState(value ?? first);
  // Values are new objects on every render, so their JSON is compared.
  const text = value === null ? null : JSON.stringify(value);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setSettled(JSON.parse(text)), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
