import Link from "next/link";
import { Mark } from "@/components/layout/mark";
import { SkipLink } from "@/components/layout/skip-link";
import { ButtonLink } from "@/components/ui/button";

/** The header of the public pages. */
export function SiteHeader({ isSignedIn }: { isSignedIn: boolean }) {
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
            Signal-to-Action
          </Link>
          <nav aria-label="Site" className="flex items-center gap-1">
            <ButtonLink href="/pricing" variant="ghost" className="max-sm:hidden">
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

/** The footer of the public pages. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-8 text-ink-muted text-sm sm:px-6">
        <span className="mr-auto">Signal-to-Action</span>
        <Link href="/pricing" className="hover:text-ink">
          Pricing
        </Link>
        <Link href="/docs" prefetch={false} className="hover:text-ink">
          Documentation
        </Link>
        <a href="/api/openapi.json" className="hover:text-ink">
          OpenAPI
        </a>
        <a href="/api/health" className="hover:text-ink">
          Status
        </a>
      </div>
    </footer>
  );
}
