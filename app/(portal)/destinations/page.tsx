import type { Metadata } from "next";
import { DestinationsView } from "@/components/destinations/destinations-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { deliveries as deliveriesApi } from "@/lib/api/deliveries";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { listDeliveryRates } from "@/lib/contracts/deliveries";
import { createDestination, listDestinations } from "@/lib/contracts/destinations";
import { guardedPage } from "../guarded-page";
import { isAllowed } from "../is-allowed";

export const metadata: Metadata = { title: "Destinations" };

export default function DestinationsPage() {
  return guardedPage({ path: "/destinations" }, listDestinations.auth, async (page) => {
    await Promise.all([
      page.load(listDestinations, {}, destinationsApi.listDestinations),
      page.load(listDeliveryRates, {}, deliveriesApi.listDeliveryRates),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DestinationsView mayManage={isAllowed(page, createDestination)} />
      </HydrationBoundary>
    );
  });
}
