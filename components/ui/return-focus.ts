"use client";
import { useRef } from "react";

/**
 * Returns focus to the element that had it when a dialog opened. The primitives only know their own trigger, which
 * lazily loaded dialogs don't have.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
