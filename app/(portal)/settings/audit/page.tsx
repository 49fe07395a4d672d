import type { Metadata } from "next";
import { auditInput, loadAuditParams } from "@/components/audit/audit-input";
import { AuditView } from "@/components/audit/audit-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { audit as auditApi } from "@/lib/api/audit";
import { listAudit } from "@/lib/contracts/audit";
import { guardedPage, type SearchParams } from "../../guarded-page";

export const metadata: Metadata = { title: "Audit log" };

export default async function AuditPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/audit", search }, listAudit.auth, async (page) => {
    const input = auditInput(loadAuditParams(search));
    await page.load(listAudit, input, auditApi.listAudit);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <AuditView />
      </HydrationBoundary>
    );
  });
}
