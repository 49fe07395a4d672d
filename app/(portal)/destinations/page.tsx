import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { DestinationsView } from "@/components/destinations/destinations-view";
import { listDeliveryRates } from "@/lib/contracts/deliveries";
import { createDestination, listDestinations } from "@/lib/contracts/destinations";
import { listDeliveryRates as findDeliveryRates } from "@/lib/domain/deliveries/stats";
import { listDestinations as findDestinations } from "@/lib/domain/destinations/read";
import { guardedPage } from "../guarded-page";
import { isAllowed } from "../is-allowed";

export const metadata: Metadata = { title: "Destinations" };

export default function DestinationsPage() {
  return guardedPage({ path: "/destinations" }, listDestinations.auth, async (page) => {
    await Promise.all([
      page.load(listDestinations, {}, (ctx) => findDestinations(ctx)),
      page.load(listDeliveryRates, {}, (ctx, { query }) => findDeliveryRates(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DestinationsView mayManage={isAllowed(page, createDestination)} />
      </HydrationBoundary>
    );
  });
}
