"use client";
import { Search } from "lucide-react";
import { debounce, useQueryStates } from "nuqs";
import { RemovableChip, SelectChip, TextChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { filterChoices, signalParams } from "./filters-in-url";

const numeric = new Set(["minScore", "minIcp", "days"]);
type Nullable<T> = { [K in keyof T]: T[K] | null };

const typed = { persona: "Function", industry: "Industry" } as const;
const fromLinks = { company: "Company", type: "Type" } as const;

/** Search and chips over the list; each change goes into the address and back to the first page. */
export function SignalFilters({ sourceName }: { sourceName: string | undefined }) {
  const [params, setParams] = useQueryStates(signalParams);
  const change = (part: Partial<typeof params>) => setParams({ ...part, offset: null });
  const type = (part: Partial<Nullable<typeof params>>) =>
    setParams({ ...part, offset: null }, { limitUrlUpdates: debounce(300) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Input
        type="search"
        aria-label="Search signals"
        placeholder="Search people, companies, posts"
        icon={<Search />}
        className="w-full sm:w-64"
        value={params.search}
        onChange={(event) => type({ search: event.target.value || null })}
      />
      <div className="flex max-w-full items-center gap-2 max-sm:-mx-4 max-sm:max-w-none max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
        {Object.entries(filterChoices).map(([name, { label, options }]) => (
          <SelectChip
            key={name}
            label={label}
            options={options}
            value={String(params[name as keyof typeof filterChoices] ?? "")}
            onChange={(value) =>
              change({ [name]: value === "" ? null : numeric.has(name) ? Number(value) : value })
            }
          />
        ))}
        {Object.entries(typed).map(([name, label]) => (
          <TextChip
            key={name}
            label={label}
            value={params[name as keyof typeof typed] ?? ""}
            onChange={(value) => type({ [name]: value || null })}
          />
        ))}
        {params.source && (
          <RemovableChip
            label="Source"
            value={sourceName ?? "one source"}
            onRemove={() => change({ source: null })}
          />
        )}
        {Object.entries(fromLinks).map(([name, label]) => {
          const value = params[name as keyof typeof fromLinks];
          return (
            value && (
              <RemovableChip
                key={name}
                label={label}
                value={value}
                onRemove={() => change({ [name]: null })}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
