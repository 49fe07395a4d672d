import type { Classification, Meaning, Persona, Seniority } from "@/db/vocabulary";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import { exclusionsFor } from "./context/exclusions";
import type { Icp } from "./context/icp";
import { scorerFor } from "./fit/score-engagement";
import { type GateId, passedAll, runGates } from "./gates/gates";
import type { ScoreReceipt } from "./strength/score";
import { seeksJob } from "./title/seeks-job";

/** A person who engaged, with everything that the judgement depends on besides the workspace's own data. */
export interface Case {
  icp: Icp;
  person: { title: string | null; headline: string | null; about?: string | null };
  company: { name?: string | null; industry: string | null; employeeCount: number | null } | null;
  engagement: { kind: "reaction" | "comment" | "post"; text: string | null; ageHours: number };
  /** Relevance from 0 to 100. */
  post: { text: string; relevance: number };
}

export interface CaseVerdict {
  isSignal: boolean;
  /** 0-100 and 1-10; what the score says even if a gate rejects the person. */
  fit: number;
  strength: number;
  classification: Classification | null;
  persona: Persona;
  seniority: Seniority | null;
  meaning: Meaning;
  /** 0-1: how likely the text has this meaning; for a need, how likely it shows any need. */
  probability: number;
  /** The gate that rejected the person; null for a signal. */
  gate: GateId | null;
  receipt: ScoreReceipt;
}

const scorers = new WeakMap<Icp, ReturnType<typeof prepare>>();

/**
 * Judges one case as the pipeline does, without the gates that need a workspace (suppressions, own and watched
 * companies, earlier signals). Pure. Cases that share one ICP object share its preparation.
 */
export function judgeCase(
  { icp, person, company, engagement, post }: Case,
  { minimumFit }: { minimumFit: number },
): CaseVerdict {
  const prepared = scorers.get(icp) ?? prepare(icp);
  scorers.set(icp, prepared);
  const text = engagement.kind === "post" ? (engagement.text ?? post.text) : engagement.text;
  const { meaning, probability } = readMeaning({ kind: engagement.kind, text });
  const score = prepared.score({
    person,
    company,
    sourceType: "keyword_search",
    engagement: {
      kind: engagement.kind === "post" ? null : engagement.kind,
      meaning,
      probability,
      ageHours: engagement.ageHours,
    },
    post,
    earlierEngagements: 0,
  });
  const named = company && { ...company, name: company.name ?? "a company" };
  const gates = runGates({
    suppressedBy: null,
    ownCompanies: [],
    watchedCompanies: [],
    personCompany: null,
    mergesInto: null,
    profileFound: true,
    company: named,
    limits: icp,
    unwanted: isUnwanted(meaning) ? meaning : seeksJob(person.headline) ? "seeks_job" : null,
    excludedBy: prepared.findExclusion({ ...person, company: named }),
    fit: score.fit,
    minimumFit,
  });
  const { fit, strength, classification, persona, seniority, receipt } = score;
  return {
    isSignal: passedAll(gates),
    fit,
    strength,
    classification,
    persona,
    seniority,
    meaning,
    probability,
    gate: gates.find(({ passed }) => !passed)?.id ?? null,
    receipt,
  };
}

const prepare = (icp: Icp) => ({ score: scorerFor(icp), findExclusion: exclusionsFor(icp) });
