import type { Metadata } from "next";
import { server } from "@/app/serve";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { burnDaysParser } from "@/components/plan/burn-params";
import { CreditsView } from "@/components/plan/credits-view";
import { groupsInput, ledgerInput, loadLedgerParams } from "@/components/plan/ledger-input";
import { credits as creditsApi } from "@/lib/api/credits";
import { ledgerGroups as ledgerGroupsApi } from "@/lib/api/ledger-groups";
import { plan as planApi } from "@/lib/api/plan";
import { getCreditBurn, getTopUp } from "@/lib/contracts/credits";
import { listLedgerGroups } from "@/lib/contracts/ledger-groups";
import { getCreditSummary, getPlan, listCreditLedger } from "@/lib/contracts/plan";
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
      page.load(getCreditSummary, {}, planApi.getCreditSummary),
      page.load(getPlan, {}, planApi.getPlan),
      page.load(getCreditBurn, { query: { days } }, creditsApi.getCreditBurn),
      mayPay && page.load(getTopUp, {}, creditsApi.getTopUp),
      asked.ledger === "runs"
        ? page.load(listLedgerGroups, groupsInput(asked), ledgerGroupsApi.listLedgerGroups)
        : page.load(listCreditLedger, ledgerInput(asked), planApi.listCreditLedger),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <CreditsView hasPayments={server().ports.payments !== null} mayPay={mayPay} />
      </HydrationBoundary>
    );
  });
}
