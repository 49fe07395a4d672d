"use client";
import { cx } from "class-variance-authority";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { LinkPending } from "@/components/layout/link-pending";
import { isUnder, type SettingsSection } from "@/components/layout/nav-items";
import { Link } from "@/components/ui/link";

/** Settings sections: a column on wide screens, a horizontally scrolling bar on narrow ones. */
export function SettingsNav({ sections }: { sections: readonly SettingsSection[] }) {
  const path = usePathname();
  const line = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active link to scroll to depends on the path
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>("[aria-current]");
    if (line.current && link)
      line.current.scrollLeft = link.offsetLeft - (line.current.clientWidth - link.clientWidth) / 2;
  }, [path]);

  return (
    <nav
      ref={line}
      aria-label="Settings"
      className="relative max-lg:-mx-4 max-lg:mb-5 max-lg:overflow-x-auto max-lg:px-4 max-lg:sm:-mx-6 max-lg:sm:px-6"
    >
      <ul className="flex gap-1 max-lg:-ml-2.5 lg:flex-col lg:gap-0.5">
        {sections.map(({ href, label }) => {
          const current = isUnder(path, href);
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? "page" : undefined}
                className={cx(
                  "flex h-8 items-center whitespace-nowrap rounded-md px-2.5 font-medium text-sm transition-colors duration-100 pointer-coarse:h-10",
                  current ? "bg-hover text-ink" : "text-ink-muted hover:bg-hover hover:text-ink",
                )}
              >
                {label}
                <LinkPending />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
