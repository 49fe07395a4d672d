"use client";
import { cx } from "class-variance-authority";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { isUnder, navItems } from "./nav-items";

/** The list of pages with the present one marked; `onNavigate` lets the drawer close itself. */
export function NavLinks({ onNavigate }: { onNavigate?: () => void }) {
  const path = usePathname();
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col gap-0.5">
        {navItems.map(({ href, label, icon: Icon }) => {
          const current = isUnder(path, href);
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? "page" : undefined}
                onClick={onNavigate}
                className={cx(
                  "flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-sm transition-colors duration-100 pointer-coarse:h-10",
                  current ? "bg-hover text-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
                )}
              >
                <Icon aria-hidden className={cx("size-4", current ? "text-accent-ink" : "text-ink-faint")} />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
