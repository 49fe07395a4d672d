import type { ReactNode } from "react";
import { BetaBanner } from "./beta-banner";
import { CommandLauncher } from "./command-launcher";
import { MobileNav } from "./mobile-nav";
import type { Viewer } from "./nav-items";
import { NavLinks } from "./nav-links";
import { PageSkeleton } from "./page-skeleton";
import type { ShellUser } from "./shell-user";
import { mainId, SkipLink } from "./skip-link";
import { UserMenu } from "./user-menu";
import { WorkspaceName } from "./workspace-name";

/** The frame of every signed-in page: a sidebar on wide screens, a top bar and drawer on narrow ones. */
export function PortalShell({
  workspace,
  plan,
  user,
  beta = false,
  viewer,
  bell,
  notice,
  children,
}: {
  workspace: string;
  plan: string | null;
  user: ShellUser;
  beta?: boolean;
  viewer: Viewer;
  /** Opens the notifications. */
  bell?: ReactNode;
  /** Shown above every page. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <header className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-sunken lg:flex print:hidden">
        <div className="flex h-14 items-center gap-2 pr-2 pl-4">
          <div className="min-w-0 flex-1">
            <WorkspaceName name={workspace} plan={plan} />
          </div>
          {bell}
        </div>
        <div className="px-2 pb-3">
          <CommandLauncher viewer={viewer} listens />
        </div>
        <div className="flex-1 overflow-y-auto px-2">
          <NavLinks viewer={viewer} />
        </div>
        <div className="border-line border-t p-2">
          <UserMenu user={user} />
        </div>
      </header>
      <div className="flex min-w-0 flex-col has-data-beta-banner:[--beta:2.1875rem] has-data-stop-notice:[--notice:2.5625rem]">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-canvas px-2 lg:hidden print:hidden">
          <MobileNav workspace={workspace} plan={plan} viewer={viewer} />
          <div className="min-w-0 flex-1">
            <WorkspaceName name={workspace} plan={plan} />
          </div>
          <CommandLauncher viewer={viewer} listens={false} />
          {bell}
          <UserMenu user={user} compact />
        </header>
        {beta && <BetaBanner />}
        {notice}
        <main
          id={mainId}
          tabIndex={-1}
          className="w-full max-w-[90rem] flex-1 px-4 py-5 outline-none sm:px-6 lg:px-8"
        >
          <div className="peer">{children}</div>
          <PageSkeleton />
        </main>
      </div>
    </div>
  );
}
