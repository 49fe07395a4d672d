import type { Metadata } from "next";
import { currentIdentity, PageData } from "@/app/page-data";
import { server } from "@/app/serve";
import { SitePage } from "@/components/landing/site-frame";
import { PortalProviders } from "@/components/layout/portal-providers";
import type { Buyer } from "@/components/pricing/buyer";
import { PricingView } from "@/components/pricing/pricing-view";
import { PayerProvider } from "@/components/remedies/payer";
import type { BillingInterval } from "@/db/vocabulary";
import { plan as planApi } from "@/lib/api/plan";
import type { SessionIdentity } from "@/lib/auth/authenticate";
import { startPlanCheckout } from "@/lib/contracts/billing";
import { getPlan } from "@/lib/contracts/plan";
import { readOffer } from "@/lib/domain/plans/offer";
import { readSampleYield } from "@/lib/domain/sample/yield";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isAllowed } from "../(portal)/is-allowed";

export const metadata: Metadata = {
  title: "Pricing",
  description: "Plans, credits and packs of Signal-to-Action, by the month or by the year.",
  alternates: { canonical: "/pricing" },
};

/** Plans, packs, what credits bring and cost, for everyone; admins can pay right here. */
export default async function PricingPage() {
  const { db, clock } = server();
  const [identity, offer] = await Promise.all([currentIdentity(), readOffer({ db })]);
  const buyer = await buyerOf(identity);
  const contact = env().CONTACT_EMAIL;
  const now = clock.now();
  return (
    <PortalProviders now={now.toISOString()}>
      <PayerProvider mayPay={buyer.kind === "admin"}>
        <SitePage isSignedIn={identity !== null} contact={contact}>
          <PricingView offer={offer} buyer={buyer} yielded={readSampleYield(now)} contact={contact} />
        </SitePage>
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
