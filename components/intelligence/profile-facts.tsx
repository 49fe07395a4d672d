import { Detail, DetailsList } from "@/components/ui/details-list";
import type { PersonReport } from "@/lib/contracts/v1/intelligence";
import type { ReportSource } from "@/lib/contracts/v1/report-parts";
import { References } from "./claim";
import { ExternalText } from "./external-text";
import { ReportCard } from "./report-card";

/** What the person's profile says about them. */
export function ProfileFacts({
  known,
  sources,
}: {
  known: NonNullable<PersonReport["profile"]>;
  sources: ReportSource[];
}) {
  const { headline, currentTitle, currentCompany, companyNetworkUrl, location, about, networkUrl } = known;
  return (
    <ReportCard
      title="The person"
      description={headline ?? undefined}
      actions={<References sources={sources} />}
    >
      <DetailsList>
        <Detail label="Title">{currentTitle ?? "Not known"}</Detail>
        {currentCompany && <Detail label="Company">{currentCompany}</Detail>}
        {companyNetworkUrl && (
          <Detail label="Company page">
            <ExternalText href={companyNetworkUrl} />
          </Detail>
        )}
        {location && <Detail label="Location">{location}</Detail>}
        <Detail label="Profile">
          <ExternalText href={networkUrl} />
        </Detail>
      </DetailsList>
      {about && <p className="mt-3 whitespace-pre-line text-ink text-sm">{about}</p>}
    </ReportCard>
  );
}
