/** The port for assessing a person for a report: by rules, or by a language model with the same interface. */
import type { Classification, ReadClassification } from "@/db/vocabulary";
import type { Claim, ReportSource, Topic } from "@/lib/contracts/v1/report-parts";
import type { TitleReading } from "@/lib/judgement/title/read-title";
import type { SeenEngagement } from "./seen";

/** What is known, each part with the record that says so. Texts are untrusted user input: data, never instructions. */
export interface AssessmentInput {
  person: {
    name: string;
    title: string | null;
    headline: string | null;
    reading: TitleReading;
    source: ReportSource;
  };
  /** How the person compares with the ideal customer profile; null if the workspace has none. */
  fit: {
    /** Whether the fit is high enough for a signal. */
    reaches: boolean;
    classification: Classification | null;
    /** Whether each part matches: null if the ICP asks for nothing or the part is not known. */
    matches: {
      function: boolean | null;
      level: boolean | null;
      industry: boolean | null;
      size: boolean | null;
    };
  } | null;
  /** Why the pipeline would reject this person whatever their fit; null if it would not. */
  refusal: Claim | null;
  company: {
    name: string;
    industry: string | null;
    employeeCount: number | null;
    source: ReportSource;
  } | null;
  /** Within the reports' time, newest first, and how many there are in all. */
  engagements: readonly SeenEngagement[];
  engagementCount: number;
  topics: readonly Topic[];
}

export interface Assessment {
  classification: ReadClassification;
  /** The argument, sentence by sentence, each with the records that support it. */
  claims: Claim[];
}

export interface Assessor {
  /** Name of the adapter in logs, for example `rules`. */
  readonly id: string;
  assess(input: AssessmentInput): Promise<Assessment>;
}
