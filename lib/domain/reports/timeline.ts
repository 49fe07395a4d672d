import { describeAction } from "@/lib/assessment/describe-engagement";
import type { Seen, SeenEngagement, SeenPost } from "@/lib/assessment/seen";
import type { ReportPost, Timeline, TimelineEntry } from "@/lib/contracts/v1/report-parts";
import { settings } from "@/lib/domain/settings";
import { excerpt } from "@/lib/judgement/text/excerpt";

const textLength = 400;
const postLength = 240;

/** The newest engagements with their posts, and how many more there are. Pure. */
export function makeTimeline({ since, engagements, total }: Seen): Timeline {
  const entries = engagements.slice(0, settings.reports.timeline).map(toEntry);
  return { since: since.toISOString(), entries, more: Math.max(0, total - entries.length) };
}

function toEntry(engagement: SeenEngagement): TimelineEntry {
  const { id, person, kind, meaning, text, post, signal, at } = engagement;
  const { name, title, headline, networkUrl } = person;
  return {
    id: id ?? post.id ?? post.url,
    person: { name, title: title ?? headline, networkUrl },
    kind,
    action: describeAction(engagement),
    meaning,
    // The post's excerpt says what its author wrote.
    text: text && kind === "comment" ? excerpt(text, textLength) : null,
    post: presentPost(post),
    signalId: signal?.id ?? null,
    strength: signal?.strength ?? null,
    at: at.toISOString(),
  };
}

/** A post as reports show it. */
export const presentPost = ({ id, url, author, authorNetworkUrl, text, postedAt }: SeenPost): ReportPost => ({
  ...{ id: id ?? url, url, author, authorNetworkUrl },
  excerpt: excerpt(text, postLength),
  postedAt: postedAt.toISOString(),
});
