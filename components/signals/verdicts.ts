/** What a reader thinks of a signal's fit. */
import type { NewFeedback } from "@/lib/contracts/feedback";
import type { SignalDetail } from "@/lib/contracts/signals";

export type Verdict = NewFeedback["verdict"];

export const verdicts: readonly { value: Verdict; label: string; done: string }[] = [
  { value: "good_fit", label: "Good fit", done: "judged a good fit" },
  { value: "not_fit", label: "Not a fit", done: "judged not a fit" },
  { value: "already_talking", label: "Already talking", done: "judged as already talking" },
];

/** Feedback as it is sent. */
export const asSent = (feedback: SignalDetail["feedback"]): NewFeedback | null =>
  feedback && { verdict: feedback.verdict, reasons: feedback.reasons, note: feedback.note ?? "" };

/** The feedback with another verdict: its note stays, and its reasons where they still apply. */
export const withVerdict = (before: NewFeedback | null, verdict: Verdict): NewFeedback => ({
  verdict,
  reasons: verdict === "not_fit" ? (before?.reasons ?? []) : [],
  note: before?.note ?? "",
});
