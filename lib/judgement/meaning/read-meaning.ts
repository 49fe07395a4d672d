import type { Meaning } from "@/db/vocabulary";
import { classify, type Probabilities } from "./reader/classify";
import { decide, type Reading } from "./reader/decide";
import { loadReader, type StoredReader } from "./reader/model";

export interface EvidenceToRead {
  kind: "reaction" | "comment" | "post";
  text: string | null;
}

export interface ReadMeaning {
  meaning: Meaning;
  /** 0-1 in hundredths: how likely the text has this meaning; for a need, how likely it shows any need. */
  probability: number;
}

/**
 * Reads what a comment or a post says to a salesperson with the learned reader (specification "Judgement", sections 1
 * and 8). Unsure means ordinary. Pure; the text is only matched, never followed.
 */
export function readMeaning(evidence: EvidenceToRead): ReadMeaning {
  const written = writtenIn(evidence);
  return written ? readWritten(written).reading : { meaning: "reacts", probability: 1 };
}

interface Written {
  kind: "comment" | "post";
  text: string;
}

/** What was written, without surrounding space; null for a reaction and for empty text. Pure. */
export function writtenIn({ kind, text }: EvidenceToRead): Written | null {
  const written = text?.trim();
  return kind === "reaction" || !written ? null : { kind, text: written };
}

/** How likely a text has each meaning, and the meaning that follows. Pure. */
export function readWritten(
  written: Written,
  { model, thresholds }: Pick<StoredReader, "model" | "thresholds"> = loadReader(),
): { probabilities: Probabilities; reading: Reading } {
  const probabilities = classify(model, written);
  const { meaning, probability } = decide(probabilities, thresholds);
  // Nothing that is read from words alone is certain.
  const inHundredths = Math.min(0.99, Math.round(probability * 100) / 100);
  return { probabilities, reading: { meaning, probability: inHundredths } };
}
