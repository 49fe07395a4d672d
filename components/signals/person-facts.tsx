import { humanize } from "@/components/labels/describe-signal";
import { Detail, DetailsList } from "@/components/ui/details-list";
import { OutLink } from "@/components/ui/out-link";
import type { SignalDetail } from "@/lib/contracts/signals";

/** `https://example.com/about` as `example.com`. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : address;
}

/** The person and their company, if known. */
export function PersonFacts({ signal }: { signal: SignalDetail }) {
  const { person, company } = signal;
  return (
    <DetailsList>
      <Detail label="Profile">
        <OutLink href={person.networkUrl}>{person.networkUrl.replace(/^https?:\/\/(www\.)?/, "")}</OutLink>
      </Detail>
      {person.location && <Detail label="Location">{person.location}</Detail>}
      {signal.seniority && <Detail label="Seniority">{humanize(signal.seniority)}</Detail>}
      {signal.persona && <Detail label="Function">{humanize(signal.persona)}</Detail>}
      {company && (
        <Detail label="Company">
          {company.networkUrl ? <OutLink href={company.networkUrl}>{company.name}</OutLink> : company.name}
        </Detail>
      )}
      {company?.industry && <Detail label="Industry">{company.industry}</Detail>}
      {company?.employeeCount != null && (
        <Detail label="Employees">{company.employeeCount.toLocaleString("en-US")}</Detail>
      )}
      {company?.location && <Detail label="Headquarters">{company.location}</Detail>}
      {company?.website && (
        <Detail label="Website">
          <OutLink href={company.website}>{hostOf(company.website)}</OutLink>
        </Detail>
      )}
      {company?.summary && <Detail label="About">{company.summary}</Detail>}
    </DetailsList>
  );
}
