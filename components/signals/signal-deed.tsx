import { cx } from "class-variance-authority";
import { describeDeed } from "@/components/labels/describe-signal";
import type { SignalItem } from "@/lib/contracts/signals";
import { isStrongMeaning, meaningMarks } from "./describe-meaning";

/** What they wrote, with what it says; else what they did. */
export function SignalDeed({ signal }: { signal: SignalItem }) {
  const { quote, meaning } = signal;
  if (quote === null) return describeDeed(signal);
  return (
    <>
      <span className={cx("font-medium", isStrongMeaning(meaning) ? "text-accent-ink" : "text-ink-muted")}>
        {meaningMarks[meaning]}
      </span>{" "}
      “{quote}”
    </>
  );
}
