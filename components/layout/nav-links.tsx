"use client";
import { cx } from "class-variance-authority";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { LinkPending } from "./link-pending";
import { isUnder, type NavItem, navGroups, type Viewer } from "./nav-items";
import { navLinkStyles } from "./nav-link-styles";
import { SavedViewLinks } from "./saved-view-links";

/** Navigation links with the current page marked; `onNavigate` lets the drawer close. */
export function NavLinks({ viewer, onNavigate }: { viewer: Viewer; onNavigate?: () => void }) {
  const path = usePathname();
  const saved = useSearchParams().get("saved");
  const openView = path === "/signals" ? saved : null;
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
          {label === null && viewer.hasSavedViews && (
            <SavedViewLinks current={openView} onNavigate={onNavigate} />
          )}
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
      className={navLinkStyles(current)}
    >
      <Icon aria-hidden className={cx("size-4", current ? "text-accent-ink" : "text-ink-faint")} />
      {label}
      <LinkPending />
    </Link>
  );
}
