import { cx } from "class-variance-authority";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link";

/** Back link from a detail page to its list. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="mb-2 -ml-1 inline-flex min-h-6 items-center gap-0.5 rounded-sm text-ink-muted text-sm hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}

/**
 * The page's only `h1`, with a description, actions, and a back link on detail pages. `dense` leaves more of a phone's
 * screen to what follows.
 */
export function PageHeader({
  title,
  description,
  actions,
  back,
  dense = false,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
  dense?: boolean;
}) {
  return (
    <header className={cx("mb-5", dense && "max-sm:-mt-2 max-sm:mb-2")}>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-semibold text-ink text-xl tracking-tight">{title}</h1>
          {description && (
            <p className={cx("mt-0.5 max-w-2xl text-ink-muted text-sm", dense && "max-sm:hidden")}>
              {description}
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
