import type { Metadata } from "next";
import { BillingView } from "@/components/billing/billing-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { billing as billingApi } from "@/lib/api/billing";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { plan as planApi } from "@/lib/api/plan";
import { sources as sourcesApi } from "@/lib/api/sources";
import { tags as tagsApi } from "@/lib/api/tags";
import { team as teamApi } from "@/lib/api/team";
import { getBilling, listPackPurchases } from "@/lib/contracts/billing";
import { listDestinations } from "@/lib/contracts/destinations";
import { getPlan } from "@/lib/contracts/plan";
import { listSources } from "@/lib/contracts/sources";
import { listTagCategories } from "@/lib/contracts/tags";
import { getTeam } from "@/lib/contracts/team";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Billing" };

export default async function BillingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/billing", search }, getPlan.auth, async (page) => {
    const mayPay = isAllowed(page, getBilling);
    await Promise.all([
      page.load(getPlan, {}, planApi.getPlan),
      page.load(listSources, {}, sourcesApi.listSources),
      page.load(listDestinations, {}, destinationsApi.listDestinations),
      page.load(getTeam, {}, teamApi.getTeam),
      page.load(listTagCategories, {}, tagsApi.listTagCategories),
      mayPay && page.load(getBilling, {}, billingApi.getBilling),
      mayPay && page.load(listPackPurchases, {}, billingApi.listPackPurchases),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BillingView mayPay={mayPay} />
      </HydrationBoundary>
    );
  });
}
