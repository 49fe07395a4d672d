import { useEffect, useRef } from "react";
import { type Chord, isChord } from "./chord";
import { isTaken } from "./is-taken";
import type { KeyTable } from "./key-table";

/** Handles the shortcuts of a table while the caller is mounted: each needs its handler. */
export function useKeys<Table extends KeyTable>(
  table: Table,
  handlers: { readonly [Name in keyof Table]: () => void },
): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const entries: [keyof Table, KeyTable[string]][] = Object.entries(table);
    function onKey(event: KeyboardEvent) {
      const isPressed = (chord: Chord) => isChord(event, chord);
      const found = entries.find(([, { chords }]) => chords.some(isPressed));
      if (!found || isTaken(event)) return;
      const [name, { repeats }] = found;
      event.preventDefault();
      if (repeats || !event.repeat) latest.current[name]();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [table]);
}
