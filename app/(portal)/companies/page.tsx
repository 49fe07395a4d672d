import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { CompaniesView } from "@/components/companies/companies-view";
import {
  companiesInput,
  companySignalsInput,
  loadCompanyParams,
} from "@/components/companies/company-params";
import { listSignalCompanies, listSignals } from "@/lib/contracts/signals";
import { listSignalCompanies as findCompanies } from "@/lib/domain/signals/companies";
import { listSignals as findSignals } from "@/lib/domain/signals/list";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Companies" };

export default async function CompaniesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/companies", search }, listSignalCompanies.auth, async (page) => {
    const params = loadCompanyParams(search);
    await Promise.all([
      page.load(listSignalCompanies, companiesInput(params), (ctx, { query }) =>
        findCompanies(ctx, ctx.userId, query),
      ),
      params.company &&
        page.load(listSignals, companySignalsInput(params.company), (ctx, { query }) =>
          findSignals(ctx, ctx.userId, query),
        ),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <CompaniesView />
      </HydrationBoundary>
    );
  });
}
