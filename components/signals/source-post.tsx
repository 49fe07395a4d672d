import { ExternalLink, Heart, MessageSquare } from "lucide-react";
import { RelativeTime } from "@/components/ui/relative-time";
import { countOf } from "@/db/count-of";
import type { SignalDetail } from "@/lib/contracts/signals";

/** The post of the lead evidence. */
export function SourcePost({ post }: { post: SignalDetail["sourcePost"] }) {
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <div className="px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="font-medium text-ink">{post.author}</span>
          <RelativeTime at={post.postedAt} className="text-ink-muted text-xs" />
        </div>
        <p className="mt-1.5 whitespace-pre-line break-words text-ink text-sm">{post.text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-xs">
          <span className="inline-flex items-center gap-1">
            <Heart aria-hidden className="size-3.5" />
            {countOf(post.likes, "reaction")}
          </span>
          <span className="inline-flex items-center gap-1">
            <MessageSquare aria-hidden className="size-3.5" />
            {countOf(post.comments, "comment")}
          </span>
          <span>Relevance {post.relevanceScore} of 100</span>
          <a
            href={post.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1 rounded-sm text-accent-ink hover:underline"
          >
            Open post
            <ExternalLink aria-hidden className="size-3" />
          </a>
        </div>
        <p className="mt-1 text-ink-muted text-xs">{post.relevanceReason}</p>
      </div>
    </div>
  );
}
