"use client";
import { useQuery } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { usePathname, useSearchParams } from "next/navigation";
import { builtInViewOf } from "@/components/labels/built-in-views";
import { Link } from "@/components/ui/link";
import { listSavedViews } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { BuiltInViewLinks } from "./built-in-view-links";
import { LinkPending } from "./link-pending";
import { isUnder, type NavItem, navGroups, type Viewer } from "./nav-items";
import { navLinkStyles } from "./nav-link-styles";
import { SavedViewLinks } from "./saved-view-links";

/** Navigation links with the current page marked; `onNavigate` lets the drawer close. */
export function NavLinks({ viewer, onNavigate }: { viewer: Viewer; onNavigate?: () => void }) {
  const path = usePathname();
  const search = useSearchParams();
  const views = useQuery({ ...query(listSavedViews), enabled: viewer.isActive }).data?.data ?? [];
  const isList = path === "/signals";
  const saved = isList ? views.find(({ id }) => id === search.get("saved"))?.id : undefined;
  const builtIn = isList ? builtInViewOf(Object.fromEntries(search))?.view : undefined;
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
                  isCurrent={isUnder(path, item.href) && !((saved ?? builtIn) && item.href === "/signals")}
                  onNavigate={onNavigate}
                />
                {item.href === "/signals" && viewer.isActive && (
                  <BuiltInViewLinks current={builtIn} onNavigate={onNavigate} />
                )}
              </li>
            ))}
          </ul>
          {label === null && <SavedViewLinks views={views} current={saved} onNavigate={onNavigate} />}
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
