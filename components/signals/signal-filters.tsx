"use client";
import { useQuery } from "@tanstack/react-query";
import { ListFilter } from "lucide-react";
import { useQueryStates } from "nuqs";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { FilterInput } from "@/components/filters/filter-bar";
import type { Filter } from "@/components/filters/filter-table";
import type { ChangeValues } from "@/components/filters/use-filters";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/options";
import { SearchInput } from "@/components/ui/search-input";
import { contactedStages, uncontactedStages } from "@/db/stages";
import { listSignalCompanies, listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type SignalParams, signalFilters, signalParams, toFilterQuery } from "./filters-in-url";
import { stageInputs } from "./stage-inputs";
import { TagFilterChip } from "./tag-filter-chip";
import { nameOf, useStages, useTeammates } from "./use-team";

const filters: [string, Filter][] = Object.entries(signalFilters);

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
  const values: Readonly<Record<string, unknown>> = params;
  const change: ChangeValues = (part, options) =>
    void setParams({ ...part, offset: null, signal: null }, options);
  const teammates = useTeammates();
  const stages = useStages();
  const options: Readonly<Record<string, readonly Option[]>> = {
    ...useNamedChoices(params, more, { sourceName, companyName }),
    assignee: [
      { value: "me", label: "Me" },
      { value: "none", label: "Nobody" },
      { value: "me,none", label: "Me or nobody" },
      ...teammates
        .filter(({ isMe }) => !isMe)
        .map((member) => ({ value: member.userId, label: nameOf(member) })),
    ],
    stage: stageOptions(stages, params.stage),
    // Posts are chosen on the pages that list them.
    post: withChosen([], params.post, "one post"),
  };

  function leave(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onLeave();
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
        onSearch={(search) => change({ search: search || null }, { history: "replace" })}
      />
      <div className="flex max-w-full items-center gap-2 max-sm:-mx-4 max-sm:max-w-none max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
        {filters.map(([name, filter]) =>
          filter.kind === "tags" ? (
            <TagFilterChip key={name} params={params} onChange={(tags) => change({ tags: tags || null })} />
          ) : (
            (values[name] !== null || filter.isPrimary || (more && name !== "post")) && (
              <FilterInput
                key={name}
                name={name}
                filter={filter}
                options={options[name]}
                value={values[name]}
                onChange={change}
              />
            )
          ),
        )}
        <Button size="sm" variant="ghost" aria-expanded={more} onClick={() => setMore(!more)}>
          <ListFilter aria-hidden />
          {more ? "Fewer filters" : "More filters"}
        </Button>
      </div>
    </div>
  );
}

/** Every stage, the two groups that other pages link to, and the chosen one if it is another group. */
function stageOptions(stages: ReturnType<typeof useStages>, chosen: string | null): Option[] {
  const names = new Map<string, string>(stages.map(({ stage, name }) => [stage, name]));
  const groups = [uncontactedStages.join(","), contactedStages.join(",")];
  const packed = [...names.keys(), ...groups];
  if (chosen !== null && !packed.includes(chosen)) packed.push(chosen);
  return packed.map((value) => ({
    value,
    label: value
      .split(",")
      .map((stage) => names.get(stage))
      .join(" or "),
  }));
}

/** Options from the workspace, loaded when the chip becomes visible; the selected value is always included. */
function useNamedChoices(
  params: SignalParams,
  enabled: boolean,
  names: { sourceName: string | undefined; companyName: string | undefined },
): { source: Option[]; company: Option[] } {
  const sources = useQuery({ ...query(listSources, stageInputs.sources), enabled });
  const companies = useQuery({
    ...query(listSignalCompanies, {
      query: { ...toFilterQuery({ ...params, company: null }), limit: "100" },
    }),
    enabled,
  });
  return {
    source: withChosen(
      (sources.data?.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName })),
      params.source,
      names.sourceName ?? "one source",
    ),
    company: withChosen(
      (companies.data?.data ?? []).map((one) => ({ value: one.companyKey, label: one.companyName })),
      params.company,
      names.companyName ?? "one company",
    ),
  };
}

function withChosen(choices: Option[], value: string | null, label: string): Option[] {
  const sorted = choices.toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return value === null || choices.some((choice) => choice.value === value)
    ? sorted
    : [{ value, label }, ...sorted];
}
