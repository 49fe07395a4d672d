import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import { Link } from "@/components/ui/link";

/** Who asks for access, and what is known about them: only where they send the browser. */
export function ConsentIntroduction({
  app,
  email,
  returnsTo,
  isWebsite,
}: {
  app: string;
  email: string;
  returnsTo: string;
  isWebsite: boolean;
}) {
  return (
    <>
      <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight">Allow {app} to act for you?</h1>
      <p className="wrap-anywhere mt-1 text-ink-muted">You are signed in as {email}.</p>
      <div className="mt-4">
        <Callout tone={isWebsite ? "warning" : "info"} title="Continue only if you started this">
          <p className="wrap-anywhere">
            Anyone can register an app under any name. Afterwards, you are sent to{" "}
            <strong className="font-semibold">{returnsTo}</strong>.
          </p>
        </Callout>
      </div>
    </>
  );
}

/** What holds for every connected app. */
export function ConsentTerms() {
  return (
    <p className="mt-4 text-ink-muted text-sm">
      It never gets more than your own role allows. You can disconnect it at any time under{" "}
      <Link href="/settings/connected-apps" className="rounded-sm text-accent-ink underline">
        Connected apps
      </Link>
      .
    </p>
  );
}

/** Why nothing can be allowed, and what to do. */
export function ConsentRefused({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <>
      <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
      <div className="wrap-anywhere mt-1 text-ink-muted">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </>
  );
}
