/** Shapes of a score. */
import type {
  Classification,
  EngagementKind,
  Meaning,
  Persona,
  Seniority,
  SourceType,
} from "@/db/vocabulary";
import type { Icp } from "../context/icp";

export interface ScoreInput {
  icp: Icp;
  /** `about` is read only if neither title nor headline names a role. */
  person: { title: string | null; headline: string | null; about?: string | null };
  company: { industry: string | null; employeeCount: number | null } | null;
  sourceType: SourceType;
  /** The lead evidence. `kind` null means that the person wrote the post. */
  engagement: {
    kind: EngagementKind | null;
    meaning: Meaning;
    /** 0-1: how likely it has this meaning; null if that is not known. */
    probability: number | null;
    ageHours: number;
  };
  post: { relevance: number };
  /** Earlier engagements of the person within the merge window, excluding this one. */
  earlierEngagements: number;
}

/** What the strength depends on, beside the fit. */
export type StrengthInput = Omit<ScoreInput, "icp" | "person" | "company">;

/**
 * One reason within a score. The `points` of a receipt's factors add up exactly to the figure they explain. A limit has
 * weight 0 and negative points: it takes away what exceeds its cap.
 */
export interface Factor {
  id: string;
  label: string;
  /** The most this factor can give; 0 for a limit. */
  weight: number;
  /** What it gave, an integer between 0 and `weight`, or below 0 for a limit. */
  points: number;
  /** What was read, for example `Head of Revenue Operations`. */
  value: string | null;
  reason: string;
}

export interface ScoreReceipt {
  fit: Factor[];
  strength: Factor[];
  /** The version of the reader of meanings; absent from receipts before November 2026. */
  reader?: string;
}

export interface Score {
  /** Composite 0-100: the sum of `receipt.fit`. */
  fit: number;
  /** 1-10: the sum of `receipt.strength`. */
  strength: number;
  persona: Persona;
  seniority: Seniority | null;
  /** 0-1: the confidence of the title reading. */
  confidence: number;
  classification: Classification | null;
  receipt: ScoreReceipt;
}
