"use client";
import { ExternalLink } from "lucide-react";
import { SubjectReportButton } from "@/components/intelligence/subject-report-link";
import { humanize } from "@/components/labels/describe-signal";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { useTabTitle } from "@/components/page/use-tab-title";
import { SignalRow } from "@/components/signals/signal-row";
import { ButtonLink } from "@/components/ui/button";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { countOf } from "@/db/count-of";
import { listSignals } from "@/lib/client/operations";
import { isolated } from "@/lib/contracts/isolated";
import type { SignalCompany } from "@/lib/contracts/signal-companies";
import { companySignalsInput } from "./company-params";
import { CompanyOwner, CompanyStage, CompanyTrend } from "./company-standing";

/** Side panel for one company: its details and its people, newest signal first. */
export function CompanySheet({
  companyKey,
  company,
  onClose,
}: {
  companyKey: string;
  company: SignalCompany | undefined;
  onClose: () => void;
}) {
  const signals = useApiQuery(listSignals, companySignalsInput(companyKey));
  const first = signals.data?.data[0];
  const name = company?.companyName ?? first?.companyName ?? "Company";
  useTabTitle(company?.companyName ?? first?.companyName);
  const size = company?.employeeCount ?? first?.employeeCount ?? null;
  const industry = company?.industry ?? first?.industry;
  const networkUrl = company?.networkUrl;
  const total = signals.data?.total ?? 0;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={name}>
      <div className="px-5 pb-4">
        <DetailsList>
          {industry && <Detail label="Industry">{industry}</Detail>}
          {size !== null && <Detail label="People">{size.toLocaleString("en-US")}</Detail>}
          {company && (
            <>
              <Detail label="Average fit">{company.averageIcp ?? "Unknown"}</Detail>
              {company.topPersona && <Detail label="Top function">{humanize(company.topPersona)}</Detail>}
              <Detail label="Stage">
                <CompanyStage stage={company.stage} />
              </Detail>
              <Detail label="Owner">
                <CompanyOwner owners={company.owners} ownerCount={company.ownerCount} withName />
              </Detail>
              <Detail label="Trend">
                <CompanyTrend trend={company.trend} />
              </Detail>
            </>
          )}
        </DetailsList>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink size="sm" href={`/signals?company=${encodeURIComponent(companyKey)}`}>
            Open in queue
          </ButtonLink>
          {networkUrl && (
            <>
              <SubjectReportButton type="account" address={networkUrl} report={company.report} />
              <ButtonLink size="sm" href={networkUrl} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden />
                Page
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <h3 className="border-line border-y bg-sunken px-5 py-1.5 font-medium text-ink-muted text-xs">
        {countOf(total, "signal")}
      </h3>
      <Loaded query={signals} rows={4} what="signals">
        {(data) =>
          data.data.length === 0 ? (
            <EmptyState title="No signals for this company">
              It may have been erased, or merged into another company.
            </EmptyState>
          ) : (
            <ul aria-label={`Signals of ${isolated(name)}`}>
              {data.data.map((signal) => (
                <SignalRow key={signal.id} signal={signal} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}
