import type { FeedbackRow } from "@/db/queries/feedback";
import type { SignalFeedback } from "@/lib/contracts/feedback";

/** What a user said of a signal, in the contract's words. */
export function presentFeedback({ verdict, reasons, note, updatedAt }: FeedbackRow): SignalFeedback {
  return { verdict, reasons, note, updatedAt: updatedAt.toISOString() };
}
