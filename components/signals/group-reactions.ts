import type { SignalItem } from "@/lib/contracts/signals";

/** Signals that the list shows together: of one reaction or text, or of all reactions to a post. */
export interface SignalGroup {
  key: string;
  signals: SignalItem[];
}

/**
 * The signals of a page in groups: people who only reacted to the same post stand together, where the first of them
 * stood, as they would look alike otherwise. All others stand alone.
 */
export function groupReactions(signals: readonly SignalItem[]): SignalGroup[] {
  const groups = new Map<string, SignalItem[]>();
  for (const signal of signals) {
    const key = signal.kind === "reaction" ? signal.postId : signal.id;
    groups.set(key, [...(groups.get(key) ?? []), signal]);
  }
  return [...groups].map(([key, members]) => ({ key, signals: members }));
}

/** The signals of a page in the order in which the list shows them. */
export const inShownOrder = (signals: readonly SignalItem[]): SignalItem[] =>
  groupReactions(signals).flatMap((group) => group.signals);
