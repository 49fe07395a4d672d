import type { ReactNode } from "react";

/** A part of a signal under its heading, one level below the signal's own. */
export function Part({
  level,
  title,
  action,
  children,
}: {
  level: 1 | 2;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Title = level === 1 ? "h2" : "h3";
  return (
    <section className="@container mt-6">
      <div className="mb-1.5 flex min-h-7 items-center justify-between gap-3">
        <Title className="font-medium text-ink-muted text-sm">{title}</Title>
        {action}
      </div>
      {children}
    </section>
  );
}
