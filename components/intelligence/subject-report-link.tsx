import { FileSearch, FileText } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import { reportPath } from "@/lib/client/intelligence";
import type { SubjectReport } from "@/lib/contracts/signals";

const kinds = {
  account: { name: "Account report", param: "company", price: policy.price.accountReport },
  person: { name: "Person report", param: "person", price: policy.price.personReport },
} as const;

interface Subject {
  type: keyof typeof kinds;
  /** The address of the person or the company. */
  address: string;
  /** The newest report about them. */
  report: SubjectReport | null;
}

/** The page that offers to start a report, with its price. */
const startPath = ({ type, address }: Subject) =>
  `/intelligence?${new URLSearchParams({ new: "report", [kinds[type].param]: address })}`;

/** A button to the report on a person or a company; without a current one, a button to start one with its price. */
export function SubjectReportButton(subject: Subject) {
  const { type, report } = subject;
  const { name, price } = kinds[type];
  return (
    <>
      {report && (
        <ButtonLink size="sm" href={reportPath(report)}>
          <FileText aria-hidden />
          {name}
          <span className="font-normal text-ink-muted">
            {report.status === "ready" ? <RelativeTime at={report.createdAt} /> : "in progress"}
          </span>
        </ButtonLink>
      )}
      {!report?.isCurrent && (
        <ButtonLink size="sm" href={startPath(subject)}>
          <FileSearch aria-hidden />
          {report ? `New ${name.toLowerCase()}` : `Start ${name.toLowerCase()}`}
          <span className="font-normal text-ink-muted">{price} credits</span>
        </ButtonLink>
      )}
    </>
  );
}

/** The same as a short link in a table row whose whole width opens something else: an icon, and the report's age. */
export function SubjectReportCell({ subject, name }: { subject: Subject; name: string }) {
  const { type, report } = subject;
  const look = "relative z-10 inline-flex items-center gap-1 rounded-sm py-1 hover:underline [&_svg]:size-4";
  const about = (
    <span className="sr-only">
      Report on <bdi>{name}</bdi>:{" "}
    </span>
  );
  if (!report) {
    const offer = `Start for ${countOf(kinds[type].price, "credit")}`;
    return (
      <Link
        href={startPath(subject)}
        title={`Report: ${offer.toLowerCase()}`}
        className={`${look} text-ink-muted hover:text-ink`}
      >
        <FileSearch aria-hidden />
        {about}
        <span className="sr-only">{offer}</span>
      </Link>
    );
  }
  return (
    <Link href={reportPath(report)} className={`${look} text-accent-ink`}>
      <FileText aria-hidden />
      {about}
      {report.status === "ready" ? <RelativeTime at={report.createdAt} /> : "In progress"}
    </Link>
  );
}
