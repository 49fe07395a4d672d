import { countOf } from "@/db/count-of";
import type { Meaning, SourceType } from "@/db/vocabulary";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { meaningWeight, strengthNumbers } from "../weights";
import type { Factor, StrengthInput } from "./score";

const { fitSteps, leastForPost, recentHours, relevantPost, sureNeed } = strengthNumbers;

const whose: Record<SourceType, string> = {
  target_person: "a tracked person's post",
  keyword_search: "a post found by keyword",
  own_company: "your company's post",
  competitor_company: "a competitor's post",
};

const commentReasons: Record<Meaning, string> = {
  asks: "Asks about a solution",
  evaluates: "Compares or replaces solutions",
  states_problem: "States a problem of their own",
  shares_experience: "Shares their own experience",
  agrees: "Agrees, without a need of their own",
  filler: "Comments without content",
  reacts: "Comments without text",
  sells: "Offers something",
  seeks_job: "Looks for a job",
  refuses: "Wants no contact",
};

/**
 * The factors of strength, 1-10: 1 for any signal, up to 4 for what the lead evidence means, up to 2 for fit, and 1
 * each for a relevant post, recent evidence and earlier engagements. Their points add up to the strength.
 */
export function strengthFactors(input: StrengthInput, fit: number): Factor[] {
  return [
    { id: "base", label: "Base", weight: 1, points: 1, value: null, reason: "Every signal starts at 1" },
    evidenceFactor(input),
    {
      id: "fit",
      label: "ICP fit",
      weight: fitSteps.length,
      points: fitSteps.filter((step) => fit >= step).length,
      value: String(fit),
      reason: `A fit of ${fit} out of 100 with the ICP`,
    },
    relevanceFactor(input.post.relevance),
    recencyFactor(input.engagement.ageHours),
    stackingFactor(input.earlierEngagements),
  ];
}

function evidenceFactor({
  engagement,
  sourceType,
}: Pick<StrengthInput, "engagement" | "sourceType">): Factor {
  const { kind, meaning, probability } = engagement;
  const factor = { id: "engagement", label: "Evidence", weight: 4, value: meaning };
  const isUnsure = isNeed(meaning) && probability !== null && probability < sureNeed;
  const points = meaningWeight[meaning] - (isUnsure ? 1 : 0);
  const likely =
    isNeed(meaning) && probability !== null ? ` (${Math.round(probability * 100)} % likely)` : "";
  if (kind === "reaction")
    return { ...factor, points: 0, reason: `Reacted to ${whose[sourceType]}, which is a light touch` };
  if (kind === "comment")
    return {
      ...factor,
      points,
      reason: `${commentReasons[meaning]} in a comment on ${whose[sourceType]}${likely}`,
    };
  const wrote =
    points > leastForPost ? `${commentReasons[meaning]} in their own post${likely}` : "Wrote the post";
  return { ...factor, points: Math.max(leastForPost, points), reason: wrote };
}

function relevanceFactor(relevance: number): Factor {
  const relevant = relevance >= relevantPost;
  return {
    id: "post_relevance",
    label: "Post relevance",
    weight: 1,
    points: relevant ? 1 : 0,
    value: String(relevance),
    reason: relevant
      ? `The post is very relevant (${relevance} of 100)`
      : `The post is relevant at ${relevance} of 100, below ${relevantPost}`,
  };
}

function recencyFactor(ageHours: number): Factor {
  const recent = ageHours <= recentHours;
  const age =
    ageHours < 48
      ? countOf(Math.max(0, Math.round(ageHours)), "hour")
      : countOf(Math.round(ageHours / 24), "day");
  return {
    id: "recency",
    label: "Recency",
    weight: 1,
    points: recent ? 1 : 0,
    value: age,
    reason: recent ? `It happened ${age} ago` : `It happened ${age} ago, more than ${recentHours / 24} days`,
  };
}

/** The point for repeated interest: `earlier` other engagements of the person within the merge window. */
export function stackingFactor(earlier: number): Factor {
  return {
    id: "stacking",
    label: "Repeated interest",
    weight: 1,
    points: earlier > 0 ? 1 : 0,
    value: String(earlier),
    reason:
      earlier > 0
        ? `Engaged ${earlier} other ${earlier === 1 ? "time" : "times"} within the merge window`
        : "First engagement within the merge window",
  };
}
