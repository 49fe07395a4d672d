import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseAsInteger } from "nuqs/server";
import { deliveriesInput } from "@/components/destinations/deliveries-input";
import { DestinationView } from "@/components/destinations/destination-view";
import { listDeliveries, listDestinations, updateDestination } from "@/lib/contracts/destinations";
import {
  listDeliveries as findDeliveries,
  listDestinations as findDestinations,
} from "@/lib/domain/destinations/read";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { may } from "../../may";

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
    const list = await page.load(listDestinations, {}, (ctx) => findDestinations(ctx));
    const destination = list.data?.data.find((one) => one.id === id);
    if (list.data && !destination) notFound();
    const offset = Math.max(0, parseAsInteger.parseServerSide(search.offset) ?? 0);
    await page.load(listDeliveries, deliveriesInput(id, offset), (ctx, { params, query }) =>
      findDeliveries(ctx, { destinationId: params.id, ...query }),
    );
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DestinationView id={id} mayManage={may(page, updateDestination)} />
      </HydrationBoundary>
    );
  });
}
