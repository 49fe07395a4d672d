"use client";
import { cx } from "class-variance-authority";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { LinkPending } from "./link-pending";
import { isUnder, type NavItem, navGroups, type Viewer } from "./nav-items";

/** Navigation links with the current page marked; `onNavigate` lets the drawer close. */
export function NavLinks({ viewer, onNavigate }: { viewer: Viewer; onNavigate?: () => void }) {
  return (
    <nav aria-label="Main" className="pb-4">
      {navGroups(viewer).map(({ label, items }) => (
        <div key={label ?? "daily"} className="not-first:mt-4">
          {label && <p className="px-2 pb-1 text-ink-faint text-xs">{label}</p>}
          <ul className="flex flex-col gap-0.5">
            {items.map((item) => (
              <li key={item.href}>
                <NavLink item={item} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function NavLink({ item, onNavigate }: { item: NavItem; onNavigate: (() => void) | undefined }) {
  const { href, label, icon: Icon } = item;
  const current = isUnder(usePathname(), href);
  return (
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
      <LinkPending />
    </Link>
  );
}
