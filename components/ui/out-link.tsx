import { cx } from "class-variance-authority";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";

/**
 * A link to another site, in a new tab. `quiet` is part of the text around it, whose color it has and with which it
 * wraps; otherwise it is one line.
 */
export function OutLink({
  href,
  quiet = false,
  children,
}: {
  href: string;
  quiet?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={cx(
        "rounded-sm hover:underline",
        !quiet && "inline-flex max-w-full items-center gap-1 text-accent-ink",
      )}
    >
      <span className={quiet ? "[overflow-wrap:anywhere]" : "truncate"}>{children}</span>
      <ExternalLink
        aria-hidden
        className={cx("size-3 shrink-0", quiet && "ml-1 inline align-baseline text-ink-muted")}
      />
    </a>
  );
}
