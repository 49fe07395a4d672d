import type { ReactNode } from "react";
import { SiteFooter } from "@/components/landing/site-footer";
import { Mark } from "@/components/layout/mark";
import { mainId, SkipLink } from "@/components/layout/skip-link";

export interface DocsSection {
  title: string;
  pages: DocsLink[];
}

interface DocsLink {
  href: string;
  title: string;
  /** The pages below it, shown while one of them or it is open. */
  pages?: DocsLink[];
}

/** Layout of the documentation: a top bar, and the list of pages in a sidebar (collapsed on phones). */
export function DocsShell({
  sections,
  current,
  contact,
  children,
}: {
  sections: DocsSection[];
  current: string;
  contact: string | undefined;
  children: ReactNode;
}) {
  const nav = <DocsNav sections={sections} current={current} />;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-line border-b bg-canvas">
        <div className="mx-auto flex h-13 max-w-7xl items-center justify-between gap-4 px-4">
          <a href="/docs" className="flex items-center gap-2 font-semibold text-ink">
            <Mark className="size-5" />
            Documentation
          </a>
          <a
            href="/sign-in"
            className="rounded-md px-2 py-1.5 font-medium text-ink-muted text-sm hover:bg-hover hover:text-ink"
          >
            Sign in
          </a>
        </div>
      </header>
      <div className="mx-auto max-w-7xl px-4 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <aside className="hidden lg:block">
          <div className="sticky top-13 max-h-[calc(100dvh-3.25rem)] overflow-y-auto py-6">{nav}</div>
        </aside>
        <details className="group mt-4 rounded-lg border border-line bg-surface lg:hidden">
          <summary className="px-3 py-2.5 font-medium text-sm">All pages</summary>
          <div className="border-line border-t p-3">{nav}</div>
        </details>
        <main id={mainId} tabIndex={-1} className="min-w-0 py-6 pb-24 outline-none">
          {children}
        </main>
      </div>
      <SiteFooter contact={contact} />
    </>
  );
}

function DocsNav({ sections, current }: { sections: DocsSection[]; current: string }) {
  return (
    <nav aria-label="Documentation" className="docs-nav space-y-6">
      {sections.map(({ title, pages }) => (
        <div key={title}>
          <p className="mb-1 px-2 font-medium text-ink-faint text-xs">{title}</p>
          <DocsLinks pages={pages} current={current} />
        </div>
      ))}
    </nav>
  );
}

function DocsLinks({ pages, current }: { pages: DocsLink[]; current: string }) {
  return (
    <ul>
      {pages.map(({ href, title, pages }) => (
        <li key={href}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {title}
          </a>
          {pages && (current === href || current.startsWith(`${href}/`)) && (
            <DocsLinks pages={pages} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}
