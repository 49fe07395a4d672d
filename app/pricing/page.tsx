import type { Metadata } from "next";
import { currentIdentity, PageData } from "@/app/page-data";
import { server } from "@/app/serve";
import { SiteFooter, SiteHeader } from "@/components/landing/site-frame";
import { PortalProviders } from "@/components/layout/portal-providers";
import { mainId } from "@/components/layout/skip-link";
import type { Buyer } from "@/components/pricing/buyer";
import { PricingView } from "@/components/pricing/pricing-view";
import { PayerProvider } from "@/components/remedies/payer";
import type { BillingInterval } from "@/db/vocabulary";
import { plan as planApi } from "@/lib/api/plan";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import { startPlanCheckout } from "@/lib/contracts/billing";
import { getPlan } from "@/lib/contracts/plan";
import { listPlans } from "@/lib/domain/plans/list";
import { AppError } from "@/lib/errors";
import { isAllowed } from "../(portal)/is-allowed";

export const metadata: Metadata = {
  title: "Pricing",
  description: "Plans, credits and packs of Signal-to-Action, by the month or by the year.",
  alternates: { canonical: "/pricing" },
};

/** Plans, packs and what credits cost, for everyone; admins can pay right here. */
export default async function PricingPage() {
  const { db, clock } = server();
  const [identity, plans] = await Promise.all([currentIdentity(), listPlans({ db })]);
  const buyer = await buyerOf(identity);
  return (
    <PortalProviders now={clock.now().toISOString()}>
      <PayerProvider mayPay={buyer.kind === "admin"}>
        <SiteHeader isSignedIn={identity !== null} />
        <main id={mainId} tabIndex={-1} className="outline-none">
          <PricingView plans={plans.data} buyer={buyer} />
        </main>
        <SiteFooter />
      </PayerProvider>
    </PortalProviders>
  );
}

async function buyerOf(identity: SessionIdentity | null): Promise<Buyer> {
  const visitor: Buyer = { kind: "visitor", isSignedIn: identity !== null };
  if (!identity?.customer) return visitor;
  try {
    const page = await PageData.open(identity, getPlan.auth);
    const { data: plan } = await page.load(getPlan, {}, planApi.getPlan);
    if (!plan) return visitor;
    const current = {
      plan: plan.slug,
      interval: plan.subscription ? (plan.interval as BillingInterval) : null,
    };
    if (plan.isInternal || server().ports.payments === null) return { kind: "none", current };
    const mayPay = isAllowed(page, startPlanCheckout);
    return { kind: mayPay ? "admin" : "member", current };
  } catch (error) {
    // A workspace that is being set up, or is suspended, buys nothing here.
    if (error instanceof AppError) return visitor;
    throw error;
  }
}
