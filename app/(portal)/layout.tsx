import type { DehydratedState } from "@tanstack/react-query";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { currentIdentity, PageData, profileOf } from "@/app/page-data";
import { humanize } from "@/components/labels/describe-signal";
import { LiveData } from "@/components/layout/live-data";
import { OfflineNotice } from "@/components/layout/offline-notice";
import { PortalProviders } from "@/components/layout/portal-providers";
import { PortalShell } from "@/components/layout/portal-shell";
import { SessionGuard } from "@/components/layout/session-guard";
import { SessionWatch } from "@/components/layout/session-watch";
import { NotificationBell } from "@/components/notifications/bell";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { PayerProvider } from "@/components/remedies/payer";
import { ReadOnlyNotice } from "@/components/remedies/read-only-notice";
import { StoppedWorkNotice } from "@/components/remedies/stopped-work-notice";
import { changes as changesApi } from "@/lib/api/changes";
import { credits as creditsApi } from "@/lib/api/credits";
import { notifications as notificationsApi } from "@/lib/api/notifications";
import { savedViews as savedViewsApi } from "@/lib/api/saved-views";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import { startPlanCheckout } from "@/lib/contracts/billing";
import { getChanges } from "@/lib/contracts/changes";
import { getStops } from "@/lib/contracts/credits";
import { listNotifications } from "@/lib/contracts/notifications";
import type { Auth, Operation } from "@/lib/contracts/operation";
import { listSavedViews } from "@/lib/contracts/saved-views";
import { AppError } from "@/lib/errors";
import type { Handler } from "@/lib/http/route";
import { shownSession } from "@/lib/http/shown-session";
import { timeLocaleOf } from "@/lib/http/time-locale";
import { runtime } from "@/lib/runtime";
import { isRoleAllowed } from "./is-allowed";
import { settingsSections } from "./settings-sections";

type MemberOperation = Operation<Extract<Auth, { kind: "session" }>>;

/** Layout of signed-in pages. Each page redirects signed-out users itself, because only the page knows its URL. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const identity = await currentIdentity();
  if (!identity) {
    // The proxy provides the URL; if it is missing, the page itself redirects.
    const address = (await headers()).get("x-path");
    if (address) redirect(`/sign-in?callbackUrl=${encodeURIComponent(address)}`);
    return children;
  }
  const { user, customer } = identity;
  const session = shownSession(identity);
  const isReadOnly = customer?.isReadOnly ?? false;
  const [profile, changes, stops, savedViews, notifications] = await Promise.all([
    profileOf(identity),
    loadForMember(identity, getChanges, changesApi.getChanges),
    loadForMember(identity, getStops, creditsApi.getStops),
    loadForMember(identity, listSavedViews, savedViewsApi.listSavedViews),
    loadForMember(identity, listNotifications, notificationsApi.listNotifications),
  ]);
  return (
    <PortalProviders
      now={runtime().clock.now().toISOString()}
      timeZone={profile.timeZone}
      timeLocale={timeLocaleOf((await headers()).get("accept-language"))}
      session={session}
    >
      <SessionWatch workspace={customer?.name ?? "No workspace"} email={user.email} />
      <SessionGuard session={session}>
        <HydrationBoundary state={changes}>
          <LiveData />
        </HydrationBoundary>
        <HydrationBoundary state={savedViews}>
          <PayerProvider mayPay={!isReadOnly && isRoleAllowed(customer?.role, startPlanCheckout)}>
            <PortalShell
              workspace={customer?.name ?? "No workspace"}
              plan={customer?.plan ? humanize(customer.plan) : null}
              user={{
                name: user.name,
                initials: profile.initials,
                email: user.email,
                role: customer ? humanize(customer.role) : null,
              }}
              viewer={{
                isOperator: user.isOperator,
                hasWorkspace: customer !== null,
                isActive: savedViews !== null,
                settings: customer ? settingsSections(customer.role) : [],
              }}
              bell={
                notifications && (
                  <HydrationBoundary state={notifications}>
                    <NotificationBell />
                  </HydrationBoundary>
                )
              }
              beta={profile.showsBetaNotice}
              notice={
                stops && (
                  <HydrationBoundary state={stops}>
                    {isReadOnly && <ReadOnlyNotice />}
                    <StoppedWorkNotice />
                  </HydrationBoundary>
                )
              }
            >
              {children}
            </PortalShell>
            <OfflineNotice />
          </PayerProvider>
        </HydrationBoundary>
      </SessionGuard>
    </PortalProviders>
  );
}

/** An operation's result for the frame of every page; null if this member may not call it. */
async function loadForMember<O extends MemberOperation>(
  identity: SessionIdentity,
  operation: O,
  answer: Handler<O>,
): Promise<DehydratedState | null> {
  let page: PageData;
  try {
    page = await PageData.open(identity, operation.auth);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  await page.load(operation, {}, answer);
  return page.dehydrate();
}
