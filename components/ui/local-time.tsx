"use client";
import { formatTime, type TimeStyle } from "./format-time";
import { useTimeFormat } from "./time-format";

/** A point in time in the user's time zone, with the exact moment and its zone on hover. `at` is ISO 8601. */
export function LocalTime({
  at,
  style = "moment",
  className,
}: {
  at: string;
  style?: TimeStyle;
  className?: string;
}) {
  const format = useTimeFormat();
  return (
    <time dateTime={at} title={formatTime(at, "exact", format)} className={className}>
      {formatTime(at, style, format)}
    </time>
  );
}
