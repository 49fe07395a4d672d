import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { listInput, listSearch, loadSignalParams } from "@/components/signals/filters-in-url";
import { SignalPageView } from "@/components/signals/signal-page-view";
import { Card } from "@/components/ui/card";
import { BackLink } from "@/components/ui/page-header";
import { signals as signalsApi } from "@/lib/api/signals";
import { getSignal, listSignals } from "@/lib/contracts/signals";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { loadTeam } from "../load-team";

export const metadata: Metadata = { title: "Signal" };

/** A signal, in the list that the query names: the one it was opened from. */
export default async function SignalPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  return guardedPage({ path: `/signals/${id}`, search }, getSignal.auth, async (page) => {
    if (!getSignal.params.safeParse({ id }).success) notFound();
    const list = loadSignalParams(search);
    const [signal] = await Promise.all([
      page.load(getSignal, { params: { id } }, signalsApi.getSignal),
      page.load(listSignals, listInput(list), signalsApi.listSignals),
      loadTeam(page),
    ]);
    if (signal.error?.code === "not_found") notFound();
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href={`/signals${listSearch(list, id)}`}>Signals</BackLink>
        <Card className="max-w-4xl">
          <SignalPageView id={id} />
        </Card>
      </HydrationBoundary>
    );
  });
}
