"use client";
import { type QueryMeta, useQuery } from "@tanstack/react-query";
import { Building2, Sparkles } from "lucide-react";
import { useRested } from "@/components/ui/use-rested";
import { typingPauseMs } from "@/components/ui/use-typed-text";
import { listSignalCompanies, listSignals } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { CommandGroup, CommandItem } from "./command-items";

const leastLetters = 2;
const most = 5;

/** Whether the text extends an earlier query. */
const continues = (search: string, before: { meta: QueryMeta | undefined } | undefined): boolean =>
  typeof before?.meta?.search === "string" && search.startsWith(before.meta.search);

/** The workspace's signals and companies that match the text, and whether a request is pending or failed. */
export function useFound(text: string) {
  const search = useRested(text, typingPauseMs);
  // Keep earlier results only while the text extends their query, so Enter can't open an outdated match.
  const enabled = search.length >= leastLetters && text.startsWith(search);
  const asked = { query: { search, limit: most } };
  const options = { enabled, meta: { search } };
  const signals = useQuery({
    // A person is found whether or not their signal is archived.
    ...query(listSignals, { query: { ...asked.query, view: "all" } }),
    ...options,
    placeholderData: (kept, before) => (continues(search, before) ? kept : undefined),
  });
  const companies = useQuery({
    ...query(listSignalCompanies, asked),
    ...options,
    placeholderData: (kept, before) => (continues(search, before) ? kept : undefined),
  });
  const isAwaited =
    text.length >= leastLetters && (search !== text || signals.isFetching || companies.isFetching);
  return {
    isAwaited,
    hasFailed: signals.isLoadingError || companies.isLoadingError,
    signals: (enabled && signals.data?.data) || [],
    companies: (enabled && companies.data?.data) || [],
  };
}

/** Server results, below pages and actions so that nothing shifts when they arrive. */
export function CommandResults({
  found: { signals, companies },
  onGo,
}: {
  found: ReturnType<typeof useFound>;
  onGo: (href: string) => void;
}) {
  return (
    <>
      {signals.length > 0 && (
        <CommandGroup heading="Signals">
          {signals.map(({ id, person, companyName }) => (
            <CommandItem
              key={id}
              value={`signal ${id}`}
              icon={Sparkles}
              onSelect={() => onGo(`/signals/${id}`)}
            >
              <span className="shrink-0">{person.name}</span>
              <span className="truncate text-ink-muted">
                {[person.title, companyName].filter(Boolean).join(" · ")}
              </span>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {companies.length > 0 && (
        <CommandGroup heading="Companies">
          {companies.map(({ companyKey, companyName }) => (
            <CommandItem
              key={companyKey}
              value={`company ${companyKey}`}
              icon={Building2}
              onSelect={() => onGo(`/companies?company=${encodeURIComponent(companyKey)}`)}
            >
              <span className="truncate">{companyName}</span>
            </CommandItem>
          ))}
        </CommandGroup>
      )}
    </>
  );
}
