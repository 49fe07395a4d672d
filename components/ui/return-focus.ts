"use client";
import { useRef } from "react";

/**
 * Gives the focus back to what had it when a window opened. The primitives know only their own trigger, and windows
 * that are loaded when they are wanted have none.
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
