import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { currentIdentity } from "@/app/page-data";
import { PortalProviders } from "@/components/layout/portal-providers";
import { PortalShell } from "@/components/layout/portal-shell";
import { humanize } from "@/components/signals/describe-signal";
import { runtime } from "@/lib/runtime";

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
  return (
    <PortalProviders now={runtime().clock.now().toISOString()}>
      <PortalShell
        workspace={customer?.name ?? "No workspace"}
        plan={customer?.plan ? humanize(customer.plan) : null}
        user={{
          name: user.name,
          email: user.email,
          role: customer ? humanize(customer.role) : null,
        }}
        viewer={{ isOperator: user.isOperator, hasWorkspace: customer !== null }}
        beta
      >
        {children}
      </PortalShell>
    </PortalProviders>
  );
}
