import type { Metadata } from "next";
import { CompaniesView } from "@/components/companies/companies-view";
import {
  companiesInput,
  companySignalsInput,
  loadCompanyParams,
} from "@/components/companies/company-params";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { signalCompanies as companiesApi } from "@/lib/api/signal-companies";
import { signals as signalsApi } from "@/lib/api/signals";
import { listSignalCompanies } from "@/lib/contracts/signal-companies";
import { listSignals } from "@/lib/contracts/signals";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Companies" };

export default async function CompaniesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/companies", search }, listSignalCompanies.auth, async (page) => {
    const params = loadCompanyParams(search);
    await Promise.all([
      page.load(listSignalCompanies, companiesInput(params), companiesApi.listSignalCompanies),
      params.company && page.load(listSignals, companySignalsInput(params.company), signalsApi.listSignals),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <CompaniesView />
      </HydrationBoundary>
    );
  });
}
