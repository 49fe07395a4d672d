import type { Meaning } from "@/db/vocabulary";
import { classify } from "./reader/classify";
import { decide } from "./reader/decide";
import { loadReader } from "./reader/model";

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
export function readMeaning({ kind, text }: EvidenceToRead): ReadMeaning {
  const written = kind === "reaction" ? "" : (text?.trim() ?? "");
  if (kind === "reaction" || !written) return { meaning: "reacts", probability: 1 };
  const { model, thresholds } = loadReader();
  const { meaning, probability } = decide(classify(model, { text: written, kind }), thresholds);
  // Nothing that is read from words alone is certain.
  return { meaning, probability: Math.min(0.99, Math.round(probability * 100) / 100) };
}
