import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";

/** What went wrong, the request id for support, and the next step (`action`, usually Retry). */
export function ErrorState({
  title,
  message,
  requestId,
  action,
}: {
  title: string;
  message: string;
  requestId?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span
        aria-hidden
        className="mb-3 flex size-10 items-center justify-center rounded-lg border border-danger-line bg-danger-surface text-danger-ink"
      >
        <CircleAlert className="size-5" />
      </span>
      <p className="font-medium text-base text-ink">{title}</p>
      <p className="mt-1 max-w-md text-ink-muted text-sm">{message}</p>
      {action && <div className="mt-4 flex gap-2">{action}</div>}
      {requestId && (
        <p className="mt-4 flex max-w-full items-center gap-1 text-ink-muted text-xs">
          Request <code className="truncate font-mono">{requestId}</code>
          <CopyButton value={requestId} label="Copy request id" compact />
        </p>
      )}
    </div>
  );
}
