import { Badge } from "@/components/ui/badge";
import type { Topic } from "@/lib/contracts/v1/report-parts";
import { meaningBadges } from "./describe-report";
import { ReportCard } from "./report-card";

/** What people engage with, with counts and the posts behind each topic. */
export function Topics({ topics, description }: { topics: Topic[]; description: string }) {
  if (topics.length === 0) {
    return (
      <ReportCard title="Topics">
        <p className="text-ink-muted text-sm">No topic is known: there are no posts to read one from.</p>
      </ReportCard>
    );
  }
  const most = Math.max(...topics.map(({ count }) => count));
  return (
    <ReportCard title="Topics" description={description}>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {topics.map((topic) => (
          <TopicItem key={topic.topic} topic={topic} share={topic.count / most} />
        ))}
      </ul>
    </ReportCard>
  );
}

function TopicItem({
  topic: { topic, count, strongest, posts, said },
  share,
}: {
  topic: Topic;
  share: number;
}) {
  const look = meaningBadges[strongest];
  return (
    <li className="min-w-0 break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 break-words font-medium text-ink text-sm">{topic}</span>
        <span className="shrink-0 text-ink-muted text-xs tabular-nums">
          {count} {count === 1 ? "engagement" : "engagements"}
        </span>
      </div>
      <div aria-hidden className="mt-1 h-1 rounded-full bg-sunken">
        <div className="h-1 rounded-full bg-accent" style={{ width: `${Math.max(4, share * 100)}%` }} />
      </div>
      {said && <p className="mt-1.5 text-ink text-xs">{said}</p>}
      <ul className="mt-1">
        {posts.map((post) => (
          <li key={post.id} className="text-ink-muted text-xs leading-6">
            <a
              href={post.url}
              target="_blank"
              rel="noopener noreferrer"
              className="block truncate rounded-sm hover:text-accent-ink hover:underline"
            >
              <span className="text-ink">{post.author}:</span> {post.excerpt}
            </a>
          </li>
        ))}
      </ul>
      {strongest !== "reacts" && strongest !== "filler" && (
        <p className="mt-1.5 text-ink-muted text-xs">
          Strongest: <Badge tone={look.tone}>{look.label}</Badge>
        </p>
      )}
    </li>
  );
}
