/** Says which words were searched for if no signal has those that were typed. */
export function SearchedFor({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p role="status" className="border-line border-b px-4 py-2 text-ink-muted text-sm">
      Showing results for <strong className="font-medium text-ink">{words}</strong>. No signal has what you
      typed.
    </p>
  );
}
