import type { CreatedSources, SkipReason } from "@/lib/contracts/sources";

export interface BulkLine {
  text: string;
  /** Null if it is added. */
  skipped: SkipReason | null;
}

/** A Markdown link, a name with an address in angle brackets, a sales tool's address with its commas, or one word. */
const input =
  /\[[^\]\n]*\]\([^)\n]*\)|(?:[^\s,;</][^,;\n</]*)?<[^>\n]+>|\S*\/(?:sales|talent|recruiter)\/[^\s;]+|[^\s,;]+/g;

/** Pasted text as inputs: separated by lines, commas, semicolons or spaces. */
export const splitLines = (text: string): string[] => text.match(input) ?? [];

/**
 * The outcome of each input, in order, from the server's answer. Of several equal inputs only the first can be added:
 * it was if fewer of them are skipped than remaining.
 */
export function matchLines(inputs: readonly string[], { skipped }: CreatedSources): BulkLine[] {
  const reasons = new Map<string, SkipReason[]>();
  for (const { input, reason } of skipped) reasons.set(input, [...(reasons.get(input) ?? []), reason]);
  const counts = new Map<string, number>();
  for (const input of inputs) counts.set(input, (counts.get(input) ?? 0) + 1);
  return inputs.map((text) => {
    const left = reasons.get(text) ?? [];
    const remaining = counts.get(text) ?? 0;
    counts.set(text, remaining - 1);
    return { text, skipped: remaining > left.length ? null : (left.shift() ?? null) };
  });
}
