/** The port for assessing a person for a report: by rules, or by a language model with the same interface. */
import type { Classification, ReadClassification } from "@/db/vocabulary";
import type { Factor } from "@/lib/domain/qualification/score";

/** Names, titles and headlines are untrusted user input: data to match, never instructions. */
export interface ReadInput {
  person: { name: string; title: string | null; headline: string | null };
  /** Fit with the ideal customer profile; null if the workspace has none. */
  fit: {
    /** 0-100: the sum of the factors' points. */
    total: number;
    /** Minimum total for a signal. */
    minimum: number;
    classification: Classification | null;
    factors: Factor[];
    /** Why the pipeline would reject this person regardless of fit; null if it would not. */
    refusal: string | null;
  } | null;
  /** Number of the person's signals in the workspace. */
  signalsCount: number;
}

export interface PersonRead {
  classification: ReadClassification;
  reasoning: string;
}

export interface Reader {
  /** Name of the adapter in logs, for example `rules`. */
  readonly id: string;
  read(input: ReadInput): Promise<PersonRead>;
}
