import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Mark } from "./mark";
import { mainId } from "./skip-link";

/** A centered page with a single purpose, such as sign-in, not found or an error. */
export function CentredPage({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center px-4 sm:px-6">
        <Link href="/" className="inline-flex items-center gap-2 rounded-sm font-semibold text-ink text-sm">
          <Mark className="size-6" />
          Signal-to-Action
        </Link>
      </header>
      <main id={mainId} className="flex flex-1 items-center justify-center px-4 pb-20">
        <div className="w-full max-w-sm">{children}</div>
      </main>
      {footer}
    </div>
  );
}
