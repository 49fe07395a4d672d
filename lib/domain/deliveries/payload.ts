import { pick } from "@/db/pick";
import { type DeliveryMaterial, findDeliveryMaterial } from "@/db/queries/delivery-material";
import { type AppliedTagRow, findAppliedTags } from "@/db/queries/signal-tags";
import { findTeammates, type TeammateRow } from "@/db/queries/signal-work";
import { type CompanySignal, findCompanySignals } from "@/db/queries/signals";
import type { Context } from "@/lib/context";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import { settings } from "@/lib/domain/settings";
import { summarize } from "@/lib/domain/signals/summarize";
import { writtenByOf } from "@/lib/domain/signals/written-by";
import { findSuppressedSignals } from "@/lib/domain/suppressions/suppressed-signals";
import { groupBy } from "@/lib/group-by";

/** A signal's outgoing payload, and what decides whether it may be sent. */
export interface Outgoing {
  payload: WebhookPayload;
  signal: DeliveryMaterial["signal"];
  tags: AppliedTagRow[];
  /** The person or their company is suppressed: nothing is sent. */
  isSuppressed: boolean;
}

/** The payload of each signal, in a fixed number of queries. */
export async function buildPayloads(ctx: Context, signalIds: string[]): Promise<Map<string, WebhookPayload>> {
  const outgoing = await readOutgoing(ctx, signalIds);
  return new Map([...outgoing].map(([id, { payload }]) => [id, payload]));
}

/** The payloads, with the data that routing and suppressions check. */
export async function readOutgoing(ctx: Context, signalIds: string[]): Promise<Map<string, Outgoing>> {
  const { db, customerId } = ctx;
  const [material, tags] = await Promise.all([
    findDeliveryMaterial(db, { customerId, signalIds }),
    findAppliedTags(db, { customerId, signalIds }),
  ]);
  const companyKeys = [...new Set(material.flatMap(({ signal }) => signal.companyKey ?? []))];
  const since = new Date(ctx.clock.now().getTime() - settings.delivery.relatedWindowMs);
  const stack = await findCompanySignals(db, {
    customerId,
    companyKeys,
    since,
    perCompany: settings.delivery.relatedSignals + 1,
  });
  const assigneeIds = [...new Set(material.flatMap(({ signal }) => signal.assigneeId ?? []))];
  const members = await findTeammates(db, { customerId, userIds: assigneeIds });
  const suppressed = await findSuppressedSignals(ctx, [
    ...new Set([...signalIds, ...stack.map(({ id }) => id)]),
  ]);
  const showable = stack.filter(({ id }) => !suppressed.has(id));
  const byCompany = groupBy(showable, ({ companyKey }) => companyKey);
  return new Map(
    material.map((m) => {
      const { signal } = m;
      const applied = tags.get(signal.id) ?? [];
      const related = signal.companyKey === null ? [] : (byCompany.get(signal.companyKey) ?? []);
      const payload = toPayload(m, {
        appUrl: ctx.ports.appUrl,
        tags: applied,
        assignee: signal.assigneeId === null ? undefined : members.get(signal.assigneeId),
        related: related.filter(({ id }) => id !== signal.id),
      });
      return [signal.id, { payload, signal, tags: applied, isSuppressed: suppressed.has(signal.id) }];
    }),
  );
}

/** The payload of a signal, from what is stored about it. */
export function toPayload(
  { signal, company, post, sourceName, engagement }: DeliveryMaterial,
  input: {
    appUrl: string;
    tags: AppliedTagRow[];
    assignee: TeammateRow | undefined;
    related: CompanySignal[];
  },
): WebhookPayload {
  const summary = summarize(signal, { author: post.authorName, sourceName, kind: engagement.kind });
  return {
    signalId: signal.id,
    personName: signal.personName,
    personCompany: signal.companyName,
    strength: signal.strength,
    whyItMatters: signal.whyItMatters,
    signalDetailUrl: new URL(`/signals/${signal.id}`, input.appUrl).href,
    tags: groupTags(input.tags),
    personTitle: signal.personTitle,
    personLocation: signal.personLocation,
    personProfileUrl: signal.personUrl,
    personNetworkUrl: signal.personUrl,
    companyEmployeeCount: signal.employeeCount,
    companyIndustry: signal.industry,
    companyWebsite: company?.website ?? null,
    companySummary: company?.summary ?? null,
    icpPersona: signal.persona,
    icpSeniority: signal.seniority,
    icpConfidence: signal.confidence === null ? null : Math.round(signal.confidence * 100) / 100,
    icpScore: signal.icpScore,
    signalType: signal.type,
    postExcerpt: signal.postExcerpt,
    summary,
    postSummary: summary,
    suggestedOpener: signal.suggestedOpener,
    talkingPoints: signal.talkingPoints,
    writtenBy: writtenByOf(signal.writtenBy),
    engagement: {
      kind: engagement.kind,
      ...(engagement.text !== null && { text: engagement.text }),
      at: engagement.at.toISOString(),
    },
    sourcePostUrl: post.url,
    relatedSignals: input.related.slice(0, settings.delivery.relatedSignals).map((related) => ({
      ...pick(related, "id", "type", "strength", "personName"),
      createdAt: related.createdAt.toISOString(),
    })),
    occurredAt: signal.occurredAt.toISOString(),
    engagedAt: signal.occurredAt.toISOString(),
    createdAt: signal.createdAt.toISOString(),
    assignee: input.assignee ? { name: input.assignee.name, email: input.assignee.email } : null,
    stage: signal.stage,
  };
}

function groupTags(tags: AppliedTagRow[]): Record<string, string[]> {
  const byCategory = groupBy(tags, (tag) => tag.categoryName);
  // A category can have any name: with `fromEntries`, `__proto__` and `constructor` are ordinary keys.
  return Object.fromEntries([...byCategory].map(([name, group]) => [name, group.map((tag) => tag.name)]));
}
