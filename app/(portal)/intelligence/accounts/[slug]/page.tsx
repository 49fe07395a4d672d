import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountReportView } from "@/components/intelligence/account-report-view";
import { companySignalCountInput } from "@/components/intelligence/report-params";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { BackLink } from "@/components/ui/page-header";
import { intelligence as intelligenceApi } from "@/lib/api/intelligence";
import { signals as signalsApi } from "@/lib/api/signals";
import { getAccountReport } from "@/lib/contracts/intelligence";
import { createReportLink } from "@/lib/contracts/report-links";
import { listSignals } from "@/lib/contracts/signals";
import { guardedPage, type SearchParams } from "../../../guarded-page";
import { isAllowed } from "../../../is-allowed";
import { reportIdOf } from "../../report-page";

export const metadata: Metadata = { title: "Account report" };

export default async function AccountReportPage({
  params,
  searchParams,
}: {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ slug }, search] = await Promise.all([params, searchParams]);
  const path = `/intelligence/accounts/${slug}`;
  return guardedPage({ path, search }, getAccountReport.auth, async (page) => {
    const id = await reportIdOf(page, { slug, search, type: "account" });
    const report = await page.load(getAccountReport, { params: { id } }, intelligenceApi.getAccountReport);
    if (report.error?.code === "not_found") notFound();
    const companyKey = report.data?.firmographics?.networkUrl;
    if (companyKey) {
      await page.load(listSignals, companySignalCountInput(companyKey), signalsApi.listSignals);
    }
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/intelligence">Intelligence</BackLink>
        <AccountReportView id={id} mayShare={isAllowed(page, createReportLink)} />
      </HydrationBoundary>
    );
  });
}
