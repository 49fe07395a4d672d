import { ExternalLink, MessageSquare, ThumbsUp } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/local-time";
import { PartBar } from "@/components/ui/part-bar";
import { RelativeTime } from "@/components/ui/relative-time";
import type { WatchedPost } from "@/lib/contracts/watchlist";
import { statusLabels } from "./watchlist-params";

const figure = (value: number) => value.toLocaleString("en-US");

/** A watched post: author, excerpt, engagement, relevance and end of monitoring. */
export function WatchedPostRow({ post, sourceName }: { post: WatchedPost; sourceName: string | undefined }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_11rem_13rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <a
            href={post.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-w-0 items-center gap-1 rounded-sm font-medium text-ink hover:underline"
          >
            <span className="truncate">{post.author}</span>
            <ExternalLink aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
            <span className="sr-only">(opens the post)</span>
          </a>
          <RelativeTime at={post.postedAt} className="text-ink-muted text-xs" />
        </p>
        <p className="mt-0.5 line-clamp-2 text-ink text-sm">{post.preview}</p>
        {sourceName && (
          <Link
            href={`/sources/${post.sourceId}`}
            className="mt-1 inline-block rounded-sm text-ink-muted text-xs hover:text-ink hover:underline"
          >
            {sourceName}
          </Link>
        )}
      </div>
      <div className="flex items-center gap-4 text-ink-muted text-sm tabular-nums lg:flex-col lg:items-stretch lg:justify-center lg:gap-1.5">
        <span className="flex items-center gap-3">
          <Count icon={<ThumbsUp />} value={post.likes} word="reactions" />
          <Count icon={<MessageSquare />} value={post.comments} word="comments" />
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-2 text-xs lg:flex-none">
          <span className="w-20 lg:w-24">
            <PartBar
              value={post.relevanceScore}
              max={100}
              label={`Relevance ${post.relevanceScore} of 100`}
            />
          </span>
          {post.relevanceScore}
        </span>
      </div>
      <div className="flex items-center justify-between gap-2 lg:flex-col lg:items-end lg:justify-center">
        <Badge tone={post.lifecycleStatus === "harvesting" ? "accent" : "neutral"}>
          {statusLabels[post.lifecycleStatus]}
        </Badge>
        <span className="text-ink-muted text-xs">
          Watched until <LocalTime at={post.expiresAt} style="day" />
        </span>
      </div>
    </li>
  );
}

function Count({ icon, value, word }: { icon: ReactNode; value: number; word: string }) {
  return (
    <span className="inline-flex items-center gap-1 [&_svg]:size-3.5 [&_svg]:text-ink-faint">
      <span aria-hidden>{icon}</span>
      {figure(value)}
      <span className="sr-only"> {word}</span>
    </span>
  );
}
