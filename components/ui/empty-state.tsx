import type { ReactNode } from "react";

/** Empty state: `title` says what is missing, `children` explain why, and `action` is the one next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {icon && (
        <span
          aria-hidden
          className="mb-3 flex size-10 items-center justify-center rounded-lg border border-line bg-sunken text-ink-muted [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className="font-medium text-base text-ink">{title}</p>
      {children && <div className="mt-1 max-w-md text-ink-muted text-sm">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
