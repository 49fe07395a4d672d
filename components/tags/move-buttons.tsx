"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";

/**
 * Moves a row one place up or down. The buttons at the ends stay focusable, so that moving a row to the end by keyboard
 * does not lose the focus.
 */
export function MoveButtons({
  what,
  at,
  count,
  onMove,
}: {
  /** What is moved, for example `value Won`. */
  what: string;
  at: number;
  count: number;
  onMove: (position: number) => void;
}) {
  const pressed = useRef<HTMLButtonElement>(null);
  const [wasMoved, setMoved] = useState(false);

  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the row has moved
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);

  const buttonFor = (label: string, icon: ReactNode, step: 1 | -1) => {
    const isEnd = step === 1 ? at === count - 1 : at === 0;
    return (
      <IconButton
        size="sm"
        label={`Move ${what} ${label}`}
        icon={icon}
        aria-disabled={isEnd || undefined}
        className="aria-disabled:cursor-default aria-disabled:opacity-40"
        onClick={({ currentTarget }) => {
          if (isEnd) return;
          pressed.current = currentTarget;
          setMoved(true);
          onMove(at + step);
        }}
      />
    );
  };
  return (
    <span className="flex shrink-0">
      {buttonFor("up", <ArrowUp />, -1)}
      {buttonFor("down", <ArrowDown />, 1)}
      <span aria-live="polite" className="sr-only">
        {wasMoved && `Moved to ${at + 1} of ${count}`}
      </span>
    </span>
  );
}
