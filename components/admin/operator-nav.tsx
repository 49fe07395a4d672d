"use client";
import { cx } from "class-variance-authority";
import { usePathname } from "next/navigation";
import { LinkPending } from "@/components/layout/link-pending";
import { Link } from "@/components/ui/link";
import { isInSection, operatorSections } from "./operator-sections";

/** The sections of the operators' desk, the open one underlined. */
export function OperatorNav() {
  const path = usePathname();
  return (
    <nav aria-label="Platform" className="mb-5 border-line border-b">
      <ul className="flex gap-5">
        {operatorSections.map(({ href, label }) => {
          const isCurrent = isInSection(path, href);
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrent ? "page" : undefined}
                className={cx(
                  "-mb-px flex h-9 items-center gap-1.5 whitespace-nowrap border-b-2 font-medium text-sm pointer-coarse:h-11",
                  isCurrent ? "border-accent text-ink" : "border-transparent text-ink-muted hover:text-ink",
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
