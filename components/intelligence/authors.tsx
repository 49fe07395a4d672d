import { Badge } from "@/components/ui/badge";
import type { Author } from "@/lib/contracts/v1/report-parts";
import { Claim } from "./claim";
import { PersonLink } from "./person-link";
import { ReportCard } from "./report-card";

/** Who publishes or sells here without a need of their own; nothing where nobody does. */
export function Authors({ authors }: { authors: Author[] }) {
  if (authors.length === 0) return null;
  return (
    <ReportCard
      title="Authors and vendors"
      description="They publish about the subject, which is no need of theirs"
    >
      <ul className="space-y-3">
        {authors.map((author) => (
          <li key={author.networkUrl} className="break-inside-avoid text-sm">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <PersonLink person={author} />
              {author.title && <span className="text-ink-muted">{author.title}</span>}
              <Badge tone={author.kind === "vendor" ? "danger" : "neutral"}>
                {author.kind === "vendor" ? "Vendor" : "Author"}
              </Badge>
            </p>
            <p className="mt-0.5 break-words text-ink">
              <Claim claim={author} />
            </p>
          </li>
        ))}
      </ul>
    </ReportCard>
  );
}
