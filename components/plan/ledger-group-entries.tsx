"use client";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Link } from "@/components/ui/link";
import { RelativeTime } from "@/components/ui/relative-time";
import { SkeletonRows } from "@/components/ui/skeleton";
import { listLedgerGroupEntries } from "@/lib/client/operations";
import type { LedgerGroupEntry } from "@/lib/contracts/ledger-groups";
import { kindLabels } from "./ledger-input";
import { figure, signed } from "./plan-words";

const shown = 100;

/** The single entries of a group, newest first. */
export function LedgerGroupEntries({ id, asOf, label }: { id: string; asOf: string | null; label: string }) {
  const entries = useApiQuery(listLedgerGroupEntries, {
    params: { id },
    query: { limit: String(shown), asOf: asOf ?? undefined },
  });
  if (entries.isPending) return <SkeletonRows rows={2} label="Loading the entries" />;
  if (entries.isLoadingError) return <QueryFailed title="The entries could not be loaded" query={entries} />;
  const { data, total } = entries.data;
  return (
    <>
      <ul aria-label={label} className="max-h-80 overflow-y-auto text-sm">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {total > data.length && (
        <p className="px-1.5 pt-1 text-ink-muted text-xs">
          The newest {shown} of {figure(total)} entries are shown. The export has all of them.
        </p>
      )}
    </>
  );
}

function Entry({ entry: { at, kind, amount, refunded, signal, cause } }: { entry: LedgerGroupEntry }) {
  return (
    <li className="flex min-h-8 items-center gap-3 px-1.5 py-1 pr-4">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="text-ink">{kindLabels[kind]}</span>{" "}
        {signal ? (
          <span className="text-ink-muted">
            for{" "}
            <Link href={`/signals/${signal.id}`} className="rounded-sm text-ink hover:underline">
              {signal.name}
            </Link>
          </span>
        ) : (
          cause.type === "person" && <span className="text-ink-muted">for a person without a signal</span>
        )}
      </span>
      <RelativeTime at={at} className="shrink-0 text-ink-muted text-xs" />
      <span className="w-16 shrink-0 text-right tabular-nums">
        {kind === "refund" ? `${figure(refunded)} back` : signed(amount)}
      </span>
    </li>
  );
}
