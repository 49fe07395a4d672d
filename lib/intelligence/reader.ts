/** The port to what reads a person for a report: rules, or a language model behind the same shape. */
import type { Classification, ReadClassification } from "@/db/vocabulary";
import type { Factor } from "@/lib/domain/qualification/score";

/** Names, titles and headlines are what strangers typed: facts to be matched, never instructions. */
export interface ReadInput {
  person: { name: string; title: string | null; headline: string | null };
  /** How the person fits the ideal customer profile; null where the workspace has none. */
  fit: {
    /** 0-100: the sum of the factors' points. */
    total: number;
    /** The least that makes a signal. */
    minimum: number;
    classification: Classification | null;
    factors: Factor[];
    /** Why the pipeline would refuse this person whatever their fit; null where it would not. */
    refusal: string | null;
  } | null;
  /** Signals that the person has made in the workspace. */
  signalsCount: number;
}

export interface PersonRead {
  classification: ReadClassification;
  reasoning: string;
}

export interface Reader {
  /** Names the adapter in logs, for example `rules`. */
  readonly id: string;
  read(input: ReadInput): Promise<PersonRead>;
}
