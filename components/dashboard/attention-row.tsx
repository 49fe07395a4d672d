import type { ReactNode } from "react";

/** Something that waits on someone: what it is, what about it, and its one action. */
export function AttentionRow({
  title,
  badge,
  action,
  children,
}: {
  title?: ReactNode;
  badge?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-52">
        {title && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
            <span className="min-w-0 break-words">{title}</span>
            {badge}
          </p>
        )}
        <p className="text-ink-muted">{children}</p>
      </div>
      {action}
    </li>
  );
}
