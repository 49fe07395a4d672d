import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { CreditsView } from "@/components/plan/credits-view";
import { ledgerInput, loadLedgerParams } from "@/components/plan/ledger-input";
import { getCreditSummary, listCreditLedger } from "@/lib/contracts/plan";
import { listLedger } from "@/lib/domain/credits/ledger";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { guardedPage, type SearchParams } from "../../guarded-page";

export const metadata: Metadata = { title: "Credits" };

export default async function CreditsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/credits", search }, getCreditSummary.auth, async (page) => {
    const input = ledgerInput(loadLedgerParams(search));
    await Promise.all([
      page.load(getCreditSummary, {}, readCreditSummary),
      page.load(listCreditLedger, input, (ctx, { query }) => listLedger(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <CreditsView />
      </HydrationBoundary>
    );
  });
}
