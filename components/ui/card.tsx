import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** A bordered surface. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section className={cx("rounded-lg border border-line bg-surface", className)} {...rest} />;
}

/** The card's title, with a description below and actions on the right. */
export function CardHeader({
  title,
  description,
  actions,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3 pb-2">
      <div className="min-w-0">
        <h2 className="font-medium text-base text-ink">{title}</h2>
        {description && <p className="text-ink-muted text-sm">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** Padded card content. */
export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("px-4 pb-4", className)} {...rest} />;
}
