import { Link } from "@/components/ui/link";
import { LocalTime } from "@/components/ui/local-time";
import type { Claim as ClaimData, ReportSource } from "@/lib/contracts/v1/report-parts";
import { sourceLabels, sourcePath } from "./describe-report";

/** As many references as fit beside a sentence. */
const most = 3;

/** A sentence with small links to the records that support it. */
export function Claim({ claim: { text, sources } }: { claim: ClaimData }) {
  return (
    <>
      {text} <References sources={sources} />
    </>
  );
}

/** Sentences below each other, each with its references. */
export function Claims({ claims }: { claims: ClaimData[] }) {
  return (
    <ul className="space-y-1.5">
      {claims.map((claim) => (
        <li key={claim.text} className="text-ink text-sm">
          <Claim claim={claim} />
        </li>
      ))}
    </ul>
  );
}

/** Small links to records, with their dates. An engagement stands for its post: both have the same address. */
export function References({ sources }: { sources: ReportSource[] }) {
  const engaged = new Set(sources.flatMap(({ kind, url }) => (kind === "engagement" ? [url] : [])));
  const distinct = sources.filter(({ kind, url }) => kind !== "post" || !engaged.has(url));
  const more = distinct.length - most;
  return (
    <span className="inline-flex flex-wrap gap-x-1.5 align-baseline text-ink-faint text-xs">
      {distinct.slice(0, most).map((source, place) => (
        <Reference
          key={`${source.kind} ${source.id} ${source.url}`}
          source={source}
          isNamed={distinct[place - 1]?.kind !== source.kind}
        />
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  );
}

/** Shows only the date if the reference before is to the same kind of record. */
function Reference({ source, isNamed }: { source: ReportSource; isNamed: boolean }) {
  const { kind, url, date } = source;
  const label = (
    <>
      <span className={isNamed ? undefined : "sr-only"}>{sourceLabels[kind]} </span>
      <LocalTime at={date} style="day" />
    </>
  );
  const look =
    "whitespace-nowrap rounded-sm underline decoration-line decoration-1 underline-offset-2 hover:text-accent-ink hover:decoration-accent-line";
  const path = sourcePath(source);
  if (path) {
    return (
      <Link href={path} className={look}>
        {label}
      </Link>
    );
  }
  if (!url || !/^https?:\/\//.test(url)) return <span className="whitespace-nowrap">{label}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={look}>
      {label}
    </a>
  );
}
