import { pick } from "@/db/pick";
import { findFeedback } from "@/db/queries/feedback";
import { findSignalActivations, findSignalDetail, findSignalEngagements } from "@/db/queries/signal-detail";
import { findCompanySignals } from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import type { SignalDetail } from "@/lib/contracts/signals";
import { findRefusals } from "@/lib/domain/engagements/find-refusals";
import { presentFeedback } from "@/lib/domain/feedback/present";
import { settings } from "@/lib/domain/settings";
import { notFound } from "@/lib/errors";
import { inHundredths } from "@/lib/judgement/strength/evidence";
import { excerpt } from "@/lib/judgement/text/excerpt";
import { presentSignals } from "./list";
import { findSubjectReports } from "./subject-reports";

const relatedLimit = 10;
const excerptLength = 160;

/** One signal with everything that explains it and all its deliveries. Throws 404. */
export async function readSignal(
  ctx: Context,
  userId: string,
  input: { signalId: string },
): Promise<SignalDetail> {
  const { db, customerId } = ctx;
  const { signalId } = input;
  const found = await findSignalDetail(db, { customerId, signalId });
  if (!found) throw notFound("signal");
  const { signal, company, post, sourceName } = found;
  const since = new Date(ctx.clock.now().getTime() - settings.delivery.relatedWindowMs);
  const [[item], engagement, activations, related, feedback, reports, refusals] = await Promise.all([
    presentSignals(ctx, userId, [signal]),
    findSignalEngagements(db, { customerId, signalId }),
    findSignalActivations(db, { customerId, signalId }),
    findCompanySignals(db, {
      customerId,
      companyKeys: signal.companyKey ? [signal.companyKey] : [],
      since,
      perCompany: relatedLimit + 1,
    }),
    findFeedback(db, { customerId, userId, signalId }),
    findSubjectReports(ctx, [signal.personUrl, ...(company?.networkUrl ? [company.networkUrl] : [])]),
    findRefusals(ctx, [signal.personUrl]),
  ]);
  if (!item) throw notFound("signal");
  return {
    ...item,
    scoreReceipt: signal.receipt,
    pipelineResult: signal.gates,
    company,
    sourcePost: {
      url: post.url,
      author: post.authorName,
      text: post.text,
      postedAt: post.postedAt.toISOString(),
      ...pick(post, "likes", "comments", "relevanceScore", "relevanceReason"),
      sourceName,
    },
    refusedAt: refusals.get(signal.personUrl)?.toISOString() ?? null,
    language: signal.language,
    engagement: engagement.map(({ id, postText, ...one }) => ({
      ...one,
      meaningProbability: inHundredths(one.meaningProbability),
      at: one.at.toISOString(),
      postExcerpt: excerpt(postText, excerptLength),
      isLead: id === signal.engagementId,
    })),
    related: related
      .filter((other) => other.id !== signalId)
      .slice(0, relatedLimit)
      .map(({ occurredAt, createdAt, ...other }) => ({
        ...other,
        engagedAt: occurredAt.toISOString(),
        createdAt: createdAt.toISOString(),
      })),
    deliveries: activations.map(({ activation, destinationName }) => ({
      activationId: activation.id,
      destinationId: activation.destinationId,
      destinationName,
      ...pick(activation, "status", "attempts", "lastError"),
      // While it is being sent, the stored time is when the claim expires.
      nextAttemptAt:
        activation.status === "delivering" ? null : (activation.nextAttemptAt?.toISOString() ?? null),
      deliveredAt: activation.deliveredAt?.toISOString() ?? null,
      createdAt: activation.createdAt.toISOString(),
    })),
    reports: {
      person: reports.get(signal.personUrl) ?? null,
      account: (company?.networkUrl && reports.get(company.networkUrl)) || null,
    },
    feedback: feedback && presentFeedback(feedback),
  };
}
