import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { server } from "@/app/serve";
import { burnDaysParser } from "@/components/plan/burn-params";
import { CreditsView } from "@/components/plan/credits-view";
import { groupsInput, ledgerInput, loadLedgerParams } from "@/components/plan/ledger-input";
import { getCreditBurn, getTopUp } from "@/lib/contracts/credits";
import { listLedgerGroups } from "@/lib/contracts/ledger-groups";
import { getCreditSummary, getPlan, listCreditLedger } from "@/lib/contracts/plan";
import { readTopUp } from "@/lib/domain/billing/top-up";
import { readBurn } from "@/lib/domain/credits/burn";
import { listLedger } from "@/lib/domain/credits/ledger";
import { listLedgerGroups as readLedgerGroups } from "@/lib/domain/credits/ledger-groups";
import { readCreditSummary } from "@/lib/domain/credits/summary";
import { readPlan } from "@/lib/domain/plans/read";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Credits" };

export default async function CreditsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/credits", search }, getCreditSummary.auth, async (page) => {
    const asked = loadLedgerParams(search);
    const days = burnDaysParser.parseServerSide(search.days);
    const mayPay = isAllowed(page, getTopUp);
    await Promise.all([
      page.load(getCreditSummary, {}, readCreditSummary),
      page.load(getPlan, {}, readPlan),
      page.load(getCreditBurn, { query: { days } }, (ctx, { query }) => readBurn(ctx, query)),
      mayPay && page.load(getTopUp, {}, readTopUp),
      asked.ledger === "runs"
        ? page.load(listLedgerGroups, groupsInput(asked), (ctx, { query }) => readLedgerGroups(ctx, query))
        : page.load(listCreditLedger, ledgerInput(asked), (ctx, { query }) => listLedger(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <CreditsView hasPayments={server().ports.payments !== null} mayPay={mayPay} />
      </HydrationBoundary>
    );
  });
}
