import { ArrowRight, ExternalLink, MessageSquare, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { LocalTime } from "@/components/ui/local-time";
import { PartBar } from "@/components/ui/part-bar";
import { RelativeTime } from "@/components/ui/relative-time";
import { rowTarget } from "@/components/ui/row-target";
import { countOf } from "@/db/count-of";
import type { WatchedPost } from "@/lib/contracts/watchlist";
import { statusLabels } from "./watchlist-params";

const figure = (value: number) => value.toLocaleString("en-US");

/** The columns of a row from large screens on. */
const columns =
  "grid gap-x-6 gap-y-2 px-4 lg:grid-cols-[minmax(0,1fr)_6.5rem_7rem_6.5rem_10.5rem] lg:items-center";

/** The names of the columns, for the eye only: in each row, every value says itself what it is. */
export function WatchedPostColumns() {
  return (
    <div
      aria-hidden
      className={`${columns} border-line border-b py-2 font-medium text-ink-muted text-xs max-lg:hidden`}
    >
      <span>Post</span>
      <span>Signals</span>
      <span>Engagement</span>
      <span>Relevance</span>
      <span>Status</span>
    </div>
  );
}

/** A watched post: author, excerpt, what came of it, engagement, relevance and end of monitoring. */
export function WatchedPostRow({ post, sourceName }: { post: WatchedPost; sourceName: string | undefined }) {
  return (
    <li className={`${columns} border-line border-b py-3 last:border-b-0 hover:bg-hover/60`}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
          <a
            href={post.url}
            {...rowTarget}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-w-0 items-center gap-1 rounded-sm font-medium text-ink text-sm hover:underline"
          >
            <span className="truncate">{post.author}</span>
            <ExternalLink aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
            <span className="sr-only">(opens the post)</span>
          </a>
          <RelativeTime at={post.postedAt} />
          {sourceName && (
            <>
              <span aria-hidden className="max-sm:hidden">
                ·
              </span>
              <Link
                href={`/sources/${post.sourceId}`}
                className="min-w-0 truncate rounded-sm hover:text-ink hover:underline"
              >
                {sourceName}
              </Link>
            </>
          )}
        </p>
        <p className="mt-0.5 line-clamp-2 text-ink text-sm">{post.preview}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-1.5 lg:contents">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-ink-muted text-sm tabular-nums lg:contents">
          <SignalsOf post={post} />
          <span className="flex items-center gap-3">
            <Count icon={<ThumbsUp />} value={post.likes} word="reactions" />
            <Count icon={<MessageSquare />} value={post.comments} word="comments" />
          </span>
          <span className="flex min-w-0 items-center gap-2 text-xs">
            <span className="w-12 lg:w-16">
              <PartBar
                value={post.relevanceScore}
                max={100}
                label={`Relevance ${post.relevanceScore} of 100`}
              />
            </span>
            {post.relevanceScore}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-start">
          <Badge tone={post.lifecycleStatus === "harvesting" ? "accent" : "neutral"}>
            {statusLabels[post.lifecycleStatus]}
          </Badge>
          <span className="text-ink-muted text-xs">
            Watched until <LocalTime at={post.expiresAt} style="day" />
          </span>
        </div>
      </div>
    </li>
  );
}

/** The signals that came of the post, as a link to them. */
function SignalsOf({ post: { id, author, signalCount } }: { post: WatchedPost }) {
  if (signalCount === 0) return <span>No signals</span>;
  return (
    <Link
      href={`/signals?view=all&post=${id}`}
      className="inline-flex items-center gap-1 justify-self-start rounded-sm font-medium text-accent-ink hover:underline"
    >
      {countOf(signalCount, "signal")}
      <span className="sr-only">
        {" "}
        from <bdi>{author}</bdi>'s post
      </span>
      <ArrowRight aria-hidden className="size-3.5" />
    </Link>
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
