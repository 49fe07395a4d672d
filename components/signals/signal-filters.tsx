"use client";
import { useQuery } from "@tanstack/react-query";
import { ListFilter } from "lucide-react";
import { useQueryStates } from "nuqs";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { NumberChip, SelectChip, TextChip } from "@/components/ui/filter-chip";
import { SearchInput } from "@/components/ui/search-input";
import { listSignalCompanies, listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import {
  type FilterControl,
  type FilterName,
  filterControls,
  type SignalParams,
  signalParams,
  toFilterQuery,
} from "./filters-in-url";
import { stageInputs } from "./stage-inputs";
import { TagFilterChip } from "./tag-filter-chip";
import { nameOf, useStages, useTeammates } from "./use-team";

type Nullable<T> = { [K in keyof T]: T[K] | null };
type Choice = { value: string; label: string };
const alwaysShown = new Set(["tags", "assignee", "stage"]);
const names = Object.keys(filterControls) as FilterName[];

/**
 * Search and filter chips above the list; each change updates the URL and returns to the first page. Back undoes a
 * chip; typed text replaces the history entry.
 */
export function SignalFilters({
  sourceName,
  companyName,
  search,
  onLeave,
}: {
  /** Names of the selected source and company, if known. */
  sourceName: string | undefined;
  companyName: string | undefined;
  search: RefObject<HTMLInputElement | null>;
  /** Enter moves from the search field to the list. */
  onLeave: () => void;
}) {
  const [params, setParams] = useQueryStates(signalParams, { history: "push" });
  const [more, setMore] = useState(false);
  const change = (part: Partial<Nullable<SignalParams>>) =>
    setParams({ ...part, offset: null, signal: null });
  const type = (part: Partial<Nullable<SignalParams>>) =>
    setParams({ ...part, offset: null, signal: null }, { history: "replace" });
  const teammates = useTeammates();
  const stages = useStages();
  const { sources, companies } = useNamedChoices(params, more, { sourceName, companyName });

  function leave(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onLeave();
  }

  function renderChip(name: FilterName) {
    const { parser, chip }: FilterControl = filterControls[name];
    if (chip === null) return null;
    const value = String(params[name] ?? "");
    const isShown =
      more || value !== "" || alwaysShown.has(chip.kind) || (chip.kind === "choice" && chip.isPrimary);
    if (!isShown) return null;
    const set = (write: typeof change) => (text: string) =>
      void write({ [name]: text === "" ? null : parser.parse(text) });
    if (chip.kind === "tags")
      return <TagFilterChip key={name} params={params} onChange={(tags) => set(change)(tags ?? "")} />;
    if (chip.kind === "text" || chip.kind === "number") {
      const Chip = chip.kind === "text" ? TextChip : NumberChip;
      return <Chip key={name} label={chip.label} value={value} onChange={set(type)} />;
    }
    const options = {
      assignee: [
        { value: "me", label: "Me" },
        { value: "none", label: "Nobody" },
        ...teammates
          .filter(({ isMe }) => !isMe)
          .map((member) => ({ value: member.userId, label: nameOf(member) })),
      ],
      stage: stages.map(({ stage, name }) => ({ value: stage, label: name })),
      source: sources,
      company: companies,
      choice: chip.kind === "choice" ? chip.options : [],
    };
    return (
      <SelectChip
        key={name}
        label={chip.label}
        options={options[chip.kind]}
        value={value}
        onChange={set(change)}
      />
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        ref={search}
        label="Search signals"
        aria-keyshortcuts="/"
        placeholder="Search people, companies, posts"
        value={params.search}
        onKeyDown={leave}
        onSearch={(search) => type({ search: search || null })}
      />
      <div className="flex max-w-full items-center gap-2 max-sm:-mx-4 max-sm:max-w-none max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
        {names.map(renderChip)}
        <Button size="sm" variant="ghost" aria-expanded={more} onClick={() => setMore(!more)}>
          <ListFilter aria-hidden />
          {more ? "Fewer filters" : "More filters"}
        </Button>
      </div>
    </div>
  );
}

/** Options from the workspace, loaded when the chip becomes visible; the selected value is always included. */
function useNamedChoices(
  params: SignalParams,
  enabled: boolean,
  names: { sourceName: string | undefined; companyName: string | undefined },
): { sources: Choice[]; companies: Choice[] } {
  const sources = useQuery({ ...query(listSources, stageInputs.sources), enabled });
  const companies = useQuery({
    ...query(listSignalCompanies, {
      query: { ...toFilterQuery({ ...params, company: null }), limit: "100" },
    }),
    enabled,
  });
  return {
    sources: withChosen(
      (sources.data?.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName })),
      params.source,
      names.sourceName ?? "one source",
    ),
    companies: withChosen(
      (companies.data?.data ?? []).map((one) => ({ value: one.companyKey, label: one.companyName })),
      params.company,
      names.companyName ?? "one company",
    ),
  };
}

function withChosen(choices: Choice[], value: string | null, label: string): Choice[] {
  const sorted = choices.toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return value === null || choices.some((choice) => choice.value === value)
    ? sorted
    : [{ value, label }, ...sorted];
}
