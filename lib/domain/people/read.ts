import { pick } from "@/db/pick";
import {
  findPersonById,
  findPersonComments,
  findPersonDeliveries,
  findPersonEngagements,
  findPersonReports,
} from "@/db/queries/person-events";
import { findTeammates } from "@/db/queries/signal-work";
import { findPersonSignals } from "@/db/signal-index/list";
import { compareText } from "@/lib/compare-text";
import type { Context } from "@/lib/context";
import { type PersonDetail, type PersonEvent, personLimits } from "@/lib/contracts/people";
import { findRefusals } from "@/lib/domain/engagements/find-refusals";
import { presentSignals } from "@/lib/domain/signals/list";
import { findSubjectReports } from "@/lib/domain/signals/subject-reports";
import { notFound } from "@/lib/errors";
import { excerpt } from "@/lib/judgement/text/excerpt";

const excerptLength = 160;

/** A person with their signals and everything that happened, newest first. Throws 404. */
export async function readPerson(
  ctx: Context,
  userId: string,
  { personId }: { personId: string },
): Promise<PersonDetail> {
  const { db, customerId } = ctx;
  const person = await findPersonById(db, { customerId, personId });
  if (!person) throw notFound("person");
  const { networkUrl } = person;
  const asked = { customerId, personId, networkUrl, limit: personLimits.events };
  const [found, engagements, deliveries, comments, reports, newest, refusals] = await Promise.all([
    findPersonSignals(db, { customerId, personId, limit: personLimits.signals }),
    findPersonEngagements(db, asked),
    findPersonDeliveries(db, asked),
    findPersonComments(db, asked),
    findPersonReports(db, asked),
    findSubjectReports(ctx, [networkUrl]),
    findRefusals(ctx, [networkUrl]),
  ]);
  const authorIds = [...new Set(comments.flatMap(({ authorId }) => authorId ?? []))];
  const [signals, authors] = await Promise.all([
    presentSignals(ctx, userId, found.rows),
    findTeammates(db, { customerId, userIds: authorIds }),
  ]);
  const events: PersonEvent[] = [
    ...engagements.map(presentEngagement),
    ...deliveries.map(({ at, ...one }) => ({ event: "delivery" as const, ...one, at: at.toISOString() })),
    ...comments.map(({ at, authorId, ...one }) => ({
      event: "comment" as const,
      ...one,
      author: (authorId && authors.get(authorId)) || null,
      at: at.toISOString(),
    })),
    ...reports.map(({ at, status, ...one }) => ({
      event: "report" as const,
      ...one,
      isReady: status === "ready",
      at: at.toISOString(),
    })),
  ];
  return {
    ...person,
    refusedAt: refusals.get(networkUrl)?.toISOString() ?? null,
    report: newest.get(networkUrl) ?? null,
    signals,
    signalCount: found.total,
    events: events.sort((a, b) => compareText(b.at, a.at)),
  };
}

function presentEngagement(row: Awaited<ReturnType<typeof findPersonEngagements>>[number]): PersonEvent {
  const { at, postText, status, gates } = row;
  const refusal = status === "rejected" ? gates?.find(({ passed }) => !passed) : undefined;
  return {
    event: "engagement",
    ...pick(row, "id", "kind", "text", "reactionType", "meaning", "postUrl", "postAuthor", "signalId"),
    at: at.toISOString(),
    postExcerpt: excerpt(postText, excerptLength),
    rejection: refusal?.reason ?? null,
  };
}
