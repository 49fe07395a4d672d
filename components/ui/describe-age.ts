import { formatTime, type TimeFormat } from "./format-time";

const units = [
  { seconds: 31_536_000, word: "y" },
  { seconds: 2_592_000, word: "mo" },
  { seconds: 604_800, word: "w" },
  { seconds: 86_400, word: "d" },
  { seconds: 3_600, word: "h" },
  { seconds: 60, word: "min" },
] as const;

/** How long something took: "3 min", "2 d"; below a minute "less than 1 min". */
export function describeDuration(seconds: number): string {
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.word}` : "less than 1 min";
}

/** "3 h ago", "in 2 d", "just now"; the plain date if `now` (ms) is unknown. */
export function describeAge(at: string, now: number | null, format: TimeFormat): string {
  const then = Date.parse(at);
  if (Number.isNaN(then)) return "unknown";
  if (now === null) return formatTime(at, "date", format);
  const seconds = Math.abs(now - then) / 1_000;
  if (seconds < 60) return "just now";
  const amount = describeDuration(seconds);
  return then > now ? `in ${amount}` : `${amount} ago`;
}
