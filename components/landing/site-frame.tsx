import Link from "next/link";
import type { ReactNode } from "react";
import { Mark } from "@/components/layout/mark";
import { mainId, SkipLink } from "@/components/layout/skip-link";
import { ButtonLink } from "@/components/ui/button";

/** A public page: header, content and footer. `contact` is the address that visitors can write to. */
export function SitePage({
  isSignedIn,
  contact,
  children,
}: {
  isSignedIn: boolean;
  contact: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader isSignedIn={isSignedIn} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter contact={contact} />
    </div>
  );
}

function SiteHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-line border-b bg-canvas">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 sm:px-6">
          <Link
            href="/"
            className="mr-auto flex items-center gap-2 rounded-sm font-semibold text-ink text-sm"
          >
            <Mark className="size-6" />
            <span className="max-[25rem]:sr-only">Signal-to-Action</span>
          </Link>
          <nav aria-label="Site" className="flex items-center gap-1">
            <ButtonLink href="/pricing" variant="ghost">
              Pricing
            </ButtonLink>
            <ButtonLink href="/docs" prefetch={false} variant="ghost">
              Docs
            </ButtonLink>
            {isSignedIn ? (
              <ButtonLink href="/dashboard" variant="primary">
                Open portal
              </ButtonLink>
            ) : (
              <ButtonLink href="/sign-in">Sign in</ButtonLink>
            )}
          </nav>
        </div>
      </header>
    </>
  );
}

const links = [
  { href: "/pricing", label: "Pricing" },
  { href: "/docs", label: "Documentation" },
  { href: "/api/openapi.json", label: "OpenAPI" },
  { href: "/status", label: "Status" },
  { href: "/privacy", label: "Privacy" },
  { href: "/terms", label: "Terms" },
] as const;

/** The footer of the public pages. Plain links: a page that renders once and is kept can hold it too. */
export function SiteFooter({ contact }: { contact: string | undefined }) {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-4 py-8 text-ink-muted text-sm sm:px-6">
        <span className="mr-auto flex items-center gap-2 font-medium text-ink">
          <Mark className="size-5" />
          Signal-to-Action
        </span>
        <nav aria-label="About this site">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-block py-1 hover:text-ink hover:underline">
                  {label}
                </a>
              </li>
            ))}
            {contact && (
              <li>
                <a href={`mailto:${contact}`} className="inline-block py-1 hover:text-ink hover:underline">
                  Contact
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
