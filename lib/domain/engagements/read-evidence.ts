import type { PendingEngagement } from "@/db/queries/engagements";
import type { Evidence } from "@/lib/domain/qualification/evidence";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";

/** An engagement's evidence, with how sure the reading is, 0-1. */
export interface ReadEvidence extends Evidence {
  confidence: number;
}

/** What an engagement says: a comment by its text, an authored post by the post's, a reaction nothing. Pure. */
export function readEvidence(
  engagement: Pick<PendingEngagement, "kind" | "text" | "engagedAt" | "post">,
): ReadEvidence {
  const { kind, engagedAt: at } = engagement;
  const text = textOf(engagement);
  const { meaning, confidence } = readMeaning({ kind, text });
  return { meaning, confidence, kind, at };
}

/** What the person wrote: the comment, or the post if they are its author. */
export const textOf = ({
  kind,
  text,
  post,
}: Pick<PendingEngagement, "kind" | "text" | "post">): string | null => (kind === "post" ? post.text : text);
