import { type RefObject, useEffect, useRef } from "react";
import { useMarking } from "@/lib/client/signal-work";
import type { SignalItem } from "@/lib/contracts/signals";

/** How long a signal must be open to be read, in milliseconds: those that are only passed stay unread. */
const restMs = 1_000;

/** Marks a signal as read once it has been open and in sight for a moment; marked as unread after that, it stays so. */
export function useReading(signal: SignalItem, article: RefObject<HTMLElement | null>) {
  const { id } = signal;
  const mark = useMarking();
  const isRead = useRef(signal.isRead);
  useEffect(() => {
    isRead.current = signal.isRead;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      // Phones render the pane beside the list, too, but hide it.
      const isShown = document.visibilityState === "visible" && article.current?.checkVisibility();
      if (!isShown) return;
      clearInterval(timer);
      // If it fails, it stays unread.
      if (!isRead.current) mark({ signalIds: [id], isRead: true }).catch(() => {});
    }, restMs);
    return () => clearInterval(timer);
  }, [id, article, mark]);
}
