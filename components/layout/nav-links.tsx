"use client";
import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { listSavedViews } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { LinkPending } from "./link-pending";
import { isUnder, type NavItem, navGroups, type Viewer } from "./nav-items";
import { navLinkStyles } from "./nav-link-styles";
import { SavedViewLinks } from "./saved-view-links";

/** Navigation links with the current page marked; `onNavigate` lets the drawer close. */
export function NavLinks({ viewer, onNavigate }: { viewer: Viewer; onNavigate?: () => void }) {
  const path = usePathname();
  const saved = useSearchParams().get("saved");
  const views = useQuery({ ...query(listSavedViews), enabled: viewer.isActive }).data?.data ?? [];
  const openView = path === "/signals" ? views.find(({ id }) => id === saved)?.id : undefined;
  return (
    <nav aria-label="Main" className="pb-4">
      {navGroups(viewer).map(({ label, items }) => (
        <div key={label ?? "daily"} className="not-first:mt-4">
          {label && <p className="px-2 pb-1 text-ink-faint text-xs">{label}</p>}
          <ul className="flex flex-col gap-0.5">
            {items.map((item) => (
              <li key={item.href}>
                <NavLink
                  item={item}
                  isCurrent={isUnder(path, item.href) && !(openView && item.href === "/signals")}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
          {label === null && <SavedViewLinks views={views} current={openView} onNavigate={onNavigate} />}
        </div>
      ))}
    </nav>
  );
}

function NavLink({
  item,
  isCurrent,
  onNavigate,
}: {
  item: NavItem;
  isCurrent: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const { href, label, icon: Icon } = item;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onNavigate}
      className={navLinkStyles(isCurrent)}
    >
      <Icon aria-hidden className={cx("size-4", isCurrent ? "text-accent-ink" : "text-ink-faint")} />
      {label}
      <LinkPending />
    </Link>
  );
}
