import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SignalPageView } from "@/components/signals/signal-page-view";
import { Card } from "@/components/ui/card";
import { BackLink } from "@/components/ui/page-header";
import { signals as signalsApi } from "@/lib/api/signals";
import { getSignal } from "@/lib/contracts/signals";
import { guardedPage } from "../../guarded-page";
import { loadTeam } from "../load-team";

export const metadata: Metadata = { title: "Signal" };

export default async function SignalPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return guardedPage({ path: `/signals/${id}` }, getSignal.auth, async (page) => {
    if (!getSignal.params.safeParse({ id }).success) notFound();
    const [signal] = await Promise.all([
      page.load(getSignal, { params: { id } }, signalsApi.getSignal),
      loadTeam(page),
    ]);
    if (signal.error?.code === "not_found") notFound();
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/signals">Signals</BackLink>
        <Card className="max-w-4xl p-4 sm:p-6">
          <SignalPageView id={id} />
        </Card>
      </HydrationBoundary>
    );
  });
}
