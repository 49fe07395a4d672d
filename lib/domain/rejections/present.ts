import { pick } from "@/db/pick";
import type { RejectionRow, RescueRow } from "@/db/queries/rejections";
import { isOverrulable, type Rejection, type RescueResult } from "@/lib/contracts/rejections";
import { inHundredths } from "@/lib/judgement/strength/evidence";
import { excerpt } from "@/lib/judgement/text/excerpt";

const excerptLength = 320;

/** A rejected engagement as in the contract. */
export function presentRejection(row: RejectionRow, rescues: readonly RescueRow[]): Rejection {
  const { engagement, post, source, person, companyName } = row;
  const gates = engagement.gates ?? [];
  const refusal = gates.find(({ passed }) => !passed);
  const gate = gateOf(engagement);
  return {
    id: engagement.id,
    person: {
      name: engagement.personName,
      title: person?.title ?? engagement.headline,
      company: companyName ?? person?.companyName ?? null,
      networkUrl: engagement.personUrl,
    },
    engagement: {
      ...pick(engagement, "kind", "reactionType", "text", "meaning"),
      meaningProbability: inHundredths(engagement.meaningProbability),
      otherMeaning: engagement.otherMeaning,
      at: engagement.engagedAt.toISOString(),
    },
    post: {
      url: post.url,
      author: post.authorName,
      excerpt: excerpt(post.text, excerptLength),
      postedAt: post.postedAt.toISOString(),
    },
    source,
    gate,
    reason: refusal?.reason ?? "",
    fit: engagement.fit,
    scoreReceipt: engagement.receipt,
    pipelineResult: gates,
    canBecomeSignal: isOverrulable(gate),
    rescues: rescues.map(presentRescue),
    createdAt: engagement.createdAt.toISOString(),
  };
}

export function presentRescue({ userId, userName, note, updatedAt }: RescueRow): RescueResult["rescue"] {
  return { userId, userName, note, updatedAt: updatedAt.toISOString() };
}

/** The gate that rejected an engagement. Older rows name it only in their verdicts. */
export const gateOf = ({ rejectedBy, gates }: Pick<RejectionRow["engagement"], "rejectedBy" | "gates">) =>
  rejectedBy ?? gates?.find(({ passed }) => !passed)?.id ?? "";
