import { cx } from "class-variance-authority";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";

/** A link to another site, in a new tab. `quiet` keeps the color of the text around it. */
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
        "inline-flex max-w-full items-center gap-1 rounded-sm hover:underline",
        !quiet && "text-accent-ink",
      )}
    >
      <span className="truncate">{children}</span>
      <ExternalLink aria-hidden className={cx("size-3 shrink-0", quiet && "text-ink-muted")} />
    </a>
  );
}
