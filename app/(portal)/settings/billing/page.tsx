import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { BillingView } from "@/components/billing/billing-view";
import { getBilling, listPackPurchases } from "@/lib/contracts/billing";
import { listDestinations } from "@/lib/contracts/destinations";
import { getPlan } from "@/lib/contracts/plan";
import { listSources } from "@/lib/contracts/sources";
import { listTagCategories } from "@/lib/contracts/tags";
import { getTeam } from "@/lib/contracts/team";
import { listPackPurchases as findPurchases } from "@/lib/domain/billing/purchases";
import { readBilling } from "@/lib/domain/billing/read-billing";
import { listDestinations as findDestinations } from "@/lib/domain/destinations/read";
import { readPlan } from "@/lib/domain/plans/read";
import { listSources as findSources } from "@/lib/domain/sources/read";
import { listTagCategories as findCategories } from "@/lib/domain/tags/read";
import { readTeam } from "@/lib/domain/team/read";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Billing" };

export default async function BillingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/billing", search }, getPlan.auth, async (page) => {
    const mayPay = isAllowed(page, getBilling);
    await Promise.all([
      page.load(getPlan, {}, readPlan),
      page.load(listSources, {}, (ctx, { query }) => findSources(ctx, query)),
      page.load(listDestinations, {}, findDestinations),
      page.load(getTeam, {}, readTeam),
      page.load(listTagCategories, {}, findCategories),
      mayPay && page.load(getBilling, {}, readBilling),
      mayPay && page.load(listPackPurchases, {}, (ctx, { query }) => findPurchases(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BillingView mayPay={mayPay} />
      </HydrationBoundary>
    );
  });
}
