/** What the sample workspace has seen of people, as its reports argue from it. */

import type { PendingEngagement } from "@/db/queries/engagements";
import type { Signal } from "@/db/queries/signals";
import type { SourceRow } from "@/db/queries/sources";
import type { Seen, SeenPerson } from "@/lib/assessment/seen";
import { toSeenPost, toSeenSignal, toSeenSource, withoutDoubt } from "@/lib/domain/reports/read-seen";
import { settings } from "@/lib/domain/settings";
import { groupBy } from "@/lib/group-by";
import { stableId } from "@/lib/ids";
import { readMeaning } from "@/lib/judgement/meaning/read-meaning";
import type { Network } from "@/lib/networks/network";
import { harvestPost } from "./qualify";
import type { Watched } from "./watch";

/** The sample's engagements by the person's address, and its sources by id. */
export interface SampleEngagements {
  byPerson: ReadonlyMap<string, PendingEngagement[]>;
  sourceOf: ReadonlyMap<string, SourceRow>;
}

/** Everything that the sample's harvests collected. */
export async function collectEngagements(
  network: Network,
  sources: readonly SourceRow[],
  { posts }: Watched,
): Promise<SampleEngagements> {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const engaged: PendingEngagement[] = [];
  for (const post of posts) {
    const source = sourceOf.get(post.sourceId);
    if (source && post.status !== "screened_out") engaged.push(...(await harvestPost(network, source, post)));
  }
  return { byPerson: groupBy(engaged, ({ personUrl }) => personUrl), sourceOf };
}

/** What was known of these people at a time. */
export function seeSample(
  { byPerson, sourceOf }: SampleEngagements,
  signals: readonly Signal[],
  input: { people: readonly SeenPerson[]; now: Date },
): Seen {
  const { people, now } = input;
  const since = new Date(now.getTime() - settings.reports.activityMs);
  const engagements = people.flatMap((person) => {
    const own = signals.filter(
      ({ personUrl, createdAt }) => personUrl === person.networkUrl && createdAt < now,
    );
    return (byPerson.get(person.networkUrl) ?? [])
      .filter(({ createdAt, engagedAt }) => createdAt < now && engagedAt >= since)
      .map((engagement) => {
        const { kind, reactionType, engagedAt: at, post } = engagement;
        const source = sourceOf.get(engagement.sourceId);
        const text = kind === "post" ? post.text : engagement.text;
        const signal = signalOf(engagement, own);
        return {
          ...{ id: stableId("sample", "engagement", engagement.id), person, kind, text, reactionType, at },
          ...withoutDoubt({ kind, text }, readMeaning({ kind, text })),
          post: toSeenPost(post),
          source: source ? toSeenSource(source) : null,
          signal: signal ? toSeenSignal(signal) : null,
        };
      });
  });
  const shown = engagements.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { since, engagements: shown, total: shown.length };
}

/** The signal that the engagement led or was stacked on. */
function signalOf({ createdAt }: PendingEngagement, own: readonly Signal[]): Signal | undefined {
  const age = (signal: Signal) =>
    createdAt.getTime() - Math.floor(signal.createdAt.getTime() / 60_000) * 60_000;
  return own.find((signal) => age(signal) >= 0 && age(signal) < settings.qualification.mergeWindowMs);
}
