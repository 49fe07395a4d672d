import type { NewSource } from "@/lib/contracts/sources";
import { AppError } from "@/lib/errors";
import type { Network } from "@/lib/networks/network";
import { type CanonicalSource, canonicalSource } from "./canonical";

/** A keyword search as a source; else what keeps it from being one, as a sentence. */
export function resolveSearch(
  network: Network,
  input: NewSource,
): { source: CanonicalSource; message: null } | { source: null; message: string } {
  try {
    return { source: canonicalSource(input, network), message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [refused] = error.details;
    // The error names the field `network`, which means nothing to someone who chose none.
    const isChosen = input.network !== undefined;
    const message = refused && !isChosen ? `Keywords can't be searched: ${refused.message}.` : error.message;
    return { source: null, message };
  }
}
