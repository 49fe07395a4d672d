/** The port for reading what a text means where the rules are unsure. */
import type { TextMeaning } from "@/db/vocabulary";

export interface UnsureText {
  /** Unique within a call. */
  id: string;
  kind: "comment" | "post";
  text: string;
}

export interface MeaningReader {
  /**
   * The meanings by id, and what the calls cost. A text that could not be read is left out: the reading of the rules
   * stands. Never throws for a vendor's failure.
   */
  readMeanings(
    texts: readonly UnsureText[],
  ): Promise<{ meanings: Map<string, TextMeaning>; costCents: number; calls: number }>;
  /** The same for the same text, so that a reading is paid once. */
  keyOf(text: UnsureText): string;
}
