import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { Link } from "@/components/ui/link";
import { navLinkStyles } from "./nav-link-styles";

/** A link of the sidebar to a view of the signal list, with its number of signals once that is known. */
export function ViewLink({
  href,
  name,
  icon: Icon,
  total,
  isCurrent,
  onNavigate,
}: {
  href: string;
  name: string;
  icon?: LucideIcon;
  total: number | null | undefined;
  isCurrent: boolean;
  onNavigate: (() => void) | undefined;
}) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      title={name}
      onClick={onNavigate}
      className={cx(navLinkStyles(isCurrent), !Icon && "pl-8.5")}
    >
      {Icon && (
        <Icon
          aria-hidden
          className={cx("size-4 shrink-0", isCurrent ? "text-accent-ink" : "text-ink-faint")}
        />
      )}
      <span className={cx("min-w-0 flex-1 truncate", !Icon && "font-normal")}>{name}</span>
      {typeof total === "number" && (
        <span className="font-normal text-ink-faint text-xs tabular-nums">
          {total.toLocaleString("en-US")}
          <span className="sr-only"> {total === 1 ? "signal" : "signals"}</span>
        </span>
      )}
    </Link>
  );
}
