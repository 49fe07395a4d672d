import type { ReactNode } from "react";
import { Mark } from "@/components/layout/mark";
import { mainId, SkipLink } from "@/components/layout/skip-link";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { SiteFooter } from "./site-footer";

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
            <ButtonLink href="/docs" variant="ghost">
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
