import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { deliveriesInput, loadConsoleParams, statsInput } from "@/components/destinations/destination-params";
import { DestinationView } from "@/components/destinations/destination-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { deliveries as deliveriesApi } from "@/lib/api/deliveries";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { getDeliveryStats, listDeliveries } from "@/lib/contracts/deliveries";
import { listDestinations, updateDestination } from "@/lib/contracts/destinations";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Destination" };

export default async function DestinationPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  return guardedPage({ path: `/destinations/${id}`, search }, listDestinations.auth, async (page) => {
    const list = await page.load(listDestinations, {}, destinationsApi.listDestinations);
    const destination = list.data?.data.find((one) => one.id === id);
    if (list.data && !destination) notFound();
    const asked = loadConsoleParams(search);
    await Promise.all([
      page.load(getDeliveryStats, statsInput(id, asked.days), deliveriesApi.getDeliveryStats),
      page.load(listDeliveries, deliveriesInput(id, asked), deliveriesApi.listDeliveries),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DestinationView id={id} mayManage={isAllowed(page, updateDestination)} />
      </HydrationBoundary>
    );
  });
}
