import type { FeedbackRow } from "@/db/queries/feedback";
import type { SignalFeedback } from "@/lib/contracts/feedback";

/** A user's feedback on a signal, as in the contract. */
export function presentFeedback({ verdict, reasons, note, updatedAt }: FeedbackRow): SignalFeedback {
  return { verdict, reasons, note, updatedAt: updatedAt.toISOString() };
}
