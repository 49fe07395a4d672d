"use client";
import { Trash2 } from "lucide-react";
import { notifyFailed } from "@/components/page/notify-failed";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { RelativeTime } from "@/components/ui/relative-time";
import { SkeletonRows } from "@/components/ui/skeleton";
import { countOf } from "@/db/count-of";
import { listSignalComments } from "@/lib/client/operations";
import { useDeleteComment } from "@/lib/client/signal-work";
import type { SignalComment } from "@/lib/contracts/signal-comments";
import { CommentForm } from "./comment-form";
import { nameOf } from "./use-team";

/** What the team says about a signal, oldest first, with a field to add to it. */
export function SignalComments({ signalId }: { signalId: string }) {
  return (
    <div className="space-y-3">
      <Written signalId={signalId} />
      <CommentForm signalIds={[signalId]} />
    </div>
  );
}

function Written({ signalId }: { signalId: string }) {
  const comments = useApiQuery(listSignalComments, { params: { id: signalId }, query: { limit: "100" } });
  if (comments.isPending) return <SkeletonRows rows={1} label="Loading comments" />;
  if (comments.isLoadingError) {
    return <QueryFailed title="The comments could not be loaded" query={comments} />;
  }
  const { data, total } = comments.data;
  return (
    <>
      {data.length > 0 && (
        <ul aria-label="Comments" className="space-y-3">
          {data.map((comment) => (
            <Comment key={comment.id} signalId={signalId} comment={comment} />
          ))}
        </ul>
      )}
      {total > data.length && (
        <p className="text-ink-muted text-sm">
          The first {data.length} of {countOf(total, "comment")} are shown.
        </p>
      )}
    </>
  );
}

function Comment({ signalId, comment }: { signalId: string; comment: SignalComment }) {
  const deleting = useDeleteComment(signalId);
  const author = comment.author ? nameOf(comment.author) : "Former member";
  return (
    <li className="flex gap-3 text-sm">
      <Avatar name={author} chosen={comment.author?.initials ?? null} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-ink">{author}</span>
          <RelativeTime at={comment.createdAt} className="text-ink-muted text-xs" />
        </p>
        <p className="whitespace-pre-wrap break-words text-ink">{comment.text}</p>
      </div>
      {comment.mayDelete && (
        <IconButton
          size="sm"
          label={`Delete the comment by ${author}`}
          icon={<Trash2 />}
          disabled={deleting.isPending}
          onClick={() =>
            deleting.mutate(comment.id, {
              onError: (error) => notifyFailed("The comment was not deleted", error),
            })
          }
        />
      )}
    </li>
  );
}
