import { Building2, CircleMinus, type LucideIcon, Search, UserRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Select } from "@/components/ui/select";
import type { PastedSource } from "@/lib/contracts/sources-pasted";
import { type Companies, chosenPage, outcomeOf } from "./pasted-rows";

const looks: Record<NonNullable<PastedSource["type"]>, { icon: LucideIcon; label: string }> = {
  target_person: { icon: UserRound, label: "Person" },
  competitor_company: { icon: Building2, label: "Company page" },
  own_company: { icon: Building2, label: "Your company page" },
  keyword_search: { icon: Search, label: "Keywords" },
};

function lookOf({ type, companyName }: PastedSource): { icon: LucideIcon; label: string } {
  if (type) return looks[type];
  return companyName === null
    ? { icon: CircleMinus, label: "Nothing" }
    : { icon: Building2, label: "Company, by name" };
}

/** Each pasted line: what it becomes, as what, and why not. */
export function PastedList({
  rows,
  companies,
  onChoose,
}: {
  rows: readonly PastedSource[];
  companies: Companies;
  onChoose: (name: string, networkUrl: string) => void;
}) {
  // Lines may repeat, and never move.
  const keyed = rows.map((row, index) => ({ row, key: `${row.line} ${index}` }));
  return (
    <ul aria-label="What each line becomes" className="divide-y divide-line rounded-lg border border-line">
      {keyed.map(({ row, key }) => (
        <PastedRow key={key} row={row} companies={companies} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function PastedRow({
  row,
  companies,
  onChoose,
}: {
  row: PastedSource;
  companies: Companies;
  onChoose: (name: string, networkUrl: string) => void;
}) {
  const { icon: Icon, label } = lookOf(row);
  const { note, tone } = outcomeOf(row, companies);
  const { companyName } = row;
  const found = companyName === null ? undefined : companies.found.get(companyName);
  const message = row.message ?? found?.refusal;
  return (
    <li className="flex items-start gap-3 px-3 py-2 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 basis-40 truncate text-ink">
            {titleOf(row)}
            <span className="text-ink-muted"> · {label}</span>
          </p>
          <Badge tone={tone} className="shrink-0">
            {note}
          </Badge>
        </div>
        {message ? (
          <p className="break-words text-ink-muted text-xs">{message}</p>
        ) : (
          row.networkUrl && <p className="truncate text-ink-muted text-xs">{row.networkUrl}</p>
        )}
        {companyName !== null && found && found.companies.length > 0 && (
          <Select
            aria-label={`Page of ${companyName}`}
            className="mt-1.5 max-w-md"
            value={chosenPage(companies, companyName)}
            onChange={({ target }) => onChoose(companyName, target.value)}
          >
            <option value="">No page: leave it out</option>
            {found.companies.map(({ networkUrl, name, description }) => (
              <option key={networkUrl} value={networkUrl}>
                {[name, description, new URL(networkUrl).host.replace(/^www\./, "")]
                  .filter(Boolean)
                  .join(" · ")}
              </option>
            ))}
          </Select>
        )}
      </div>
    </li>
  );
}

/** What the row is about: a name, the phrases, or the line as it was pasted. */
function titleOf({ displayName, keywords, companyName, text }: PastedSource): string {
  return keywords?.join(", ") ?? displayName ?? companyName ?? text;
}
