import type { SourceType } from "@/db/vocabulary";
import { part } from "./person-fit";
import type { Factor, ScoreInput } from "./score";

/** A comment of at least this many characters is substantial. */
const substantialComment = 80;
const relevantPost = 70;
const recentHours = 72;

const whose: Record<SourceType, string> = {
  target_person: "a tracked person's post",
  keyword_search: "a post found by keyword",
  own_company: "your company's post",
  competitor_company: "a competitor's post",
};

/**
 * The factors of strength, 1-10: 1 for any signal, up to 4 for fit, up to 2 for the kind of engagement, and 1 each
 * for a relevant post, a recent engagement and an earlier one. Their points add up to the strength.
 */
export function strengthFactors(
  input: Omit<ScoreInput, "icp" | "person" | "company">,
  fit: number,
): Factor[] {
  return [
    { id: "base", label: "Base", weight: 1, points: 1, value: null, reason: "Every signal starts at 1" },
    {
      id: "fit",
      label: "ICP fit",
      weight: 4,
      points: part(4, fit / 100),
      value: String(fit),
      reason: `A fit of ${fit} out of 100 with the ICP`,
    },
    engagementFactor(input),
    relevanceFactor(input.post.relevance),
    recencyFactor(input.engagement.ageHours),
    stackingFactor(input.earlierEngagements),
  ];
}

function engagementFactor({ engagement, sourceType }: Pick<ScoreInput, "engagement" | "sourceType">): Factor {
  const factor = { id: "engagement", label: "Engagement", weight: 2, value: engagement.kind ?? "post" };
  if (engagement.kind === null)
    return { ...factor, points: 2, reason: "Wrote the post, which is the clearest interest" };
  if (engagement.kind === "reaction")
    return { ...factor, points: 0, reason: `Reacted to ${whose[sourceType]}, which is a light touch` };
  if (engagement.textLength >= substantialComment) {
    return { ...factor, points: 2, reason: `Wrote a substantial comment on ${whose[sourceType]}` };
  }
  return { ...factor, points: 1, reason: `Wrote a short comment on ${whose[sourceType]}` };
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
    ageHours < 48 ? `${Math.max(0, Math.round(ageHours))} hours` : `${Math.round(ageHours / 24)} days`;
  return {
    id: "recency",
    label: "Recency",
    weight: 1,
    points: recent ? 1 : 0,
    value: age,
    reason: recent ? `It happened ${age} ago` : `It happened ${age} ago, more than ${recentHours / 24} days`,
  };
}

function stackingFactor(earlier: number): Factor {
  return {
    id: "stacking",
    label: "Repeated interest",
    weight: 1,
    points: earlier > 0 ? 1 : 0,
    value: String(earlier),
    reason:
      earlier > 0
        ? `Engaged ${earlier} ${earlier === 1 ? "time" : "times"} before within the merge window`
        : "First engagement within the merge window",
  };
}
