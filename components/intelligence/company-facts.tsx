import { Detail, DetailsList } from "@/components/ui/details-list";
import type { AccountReport } from "@/lib/contracts/v1/intelligence";
import type { ReportSource } from "@/lib/contracts/v1/report-parts";
import { References } from "./claim";
import { ExternalText } from "./external-text";
import { ReportCard } from "./report-card";

/** What the company's page says about it. */
export function CompanyFacts({
  known,
  sources,
}: {
  known: NonNullable<AccountReport["firmographics"]>;
  sources: ReportSource[];
}) {
  const { summary, industry, employeeCount, location, website, networkUrl } = known;
  return (
    <ReportCard title="The company" actions={<References sources={sources} />}>
      {summary && <p className="mb-2 text-ink text-sm">{summary}</p>}
      <DetailsList>
        <Detail label="Industry">{industry ?? "Not known"}</Detail>
        <Detail label="People">{employeeCount?.toLocaleString("en-US") ?? "Not known"}</Detail>
        {location && <Detail label="Location">{location}</Detail>}
        {website && (
          <Detail label="Website">
            <ExternalText href={website} />
          </Detail>
        )}
        <Detail label="Page">
          <ExternalText href={networkUrl} />
        </Detail>
      </DetailsList>
    </ReportCard>
  );
}
