import type { PendingEngagement } from "@/db/queries/engagements";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import type { Evidence } from "@/lib/judgement/strength/evidence";

/** What an engagement says: a comment by its text, an authored post by the post's, a reaction nothing. Pure. */
export function readEvidence(
  engagement: Pick<PendingEngagement, "kind" | "text" | "engagedAt" | "post">,
): Evidence {
  const { kind, engagedAt: at } = engagement;
  const text = textOf(engagement);
  const { meaning, probability } = readMeaning({ kind, text });
  return { meaning, probability, kind, at };
}

/** What the person wrote: the comment, or the post if they are its author. */
export const textOf = ({
  kind,
  text,
  post,
}: Pick<PendingEngagement, "kind" | "text" | "post">): string | null => (kind === "post" ? post.text : text);
