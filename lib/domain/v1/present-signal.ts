import type { SignalOrigin } from "@/db/queries/signal-origins";
import type { ShownSignal } from "@/db/signal-index/list";
import type { V1Signal } from "@/lib/contracts/v1/signals";
import { presentShown } from "@/lib/domain/signals/present";
import { summarize } from "@/lib/domain/signals/summarize";
import { writtenByOf } from "@/lib/domain/signals/written-by";
import { excerpt } from "@/lib/judgement/text/excerpt";

const previewLength = 280;

/** A signal as programs read it, with what it was made from. */
export function presentV1Signal(row: ShownSignal, origin: SignalOrigin, detailUrl: string): V1Signal {
  const shown = presentShown(row);
  const { icpScore, persona, kind, text, meaning } = origin;
  return {
    ...shown,
    icp: { fit: fitOf(icpScore), compositeScore: icpScore, persona },
    postPreview: excerpt(origin.postText, previewLength),
    summary: summarize(row, origin),
    signalDetailUrl: detailUrl,
    sourcePostUrl: origin.postUrl,
    engagement: { kind, text, meaning, engagedAt: shown.engagedAt },
    writtenBy: writtenByOf(origin.writtenBy),
  };
}

/** In words, as programs that were made for this API group people by it. */
function fitOf(score: number | null): V1Signal["icp"]["fit"] {
  if (score === null) return null;
  if (score >= 80) return "strong";
  return score >= 60 ? "good" : "partial";
}
