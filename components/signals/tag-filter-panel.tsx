"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import { CircleSlash } from "lucide-react";
import type { ReactNode } from "react";
import { Loaded } from "@/components/page/loaded";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { TagFacets } from "@/lib/contracts/tags";
import { type TagFilter, toggleToken } from "./tag-filter";

type Category = TagFacets["categories"][number];

/** All tags with their signal counts. Mounted open, because the click that opens it also loads it. */
export function TagFilterPanel({
  trigger,
  facets,
  filter,
  onChange,
}: {
  trigger: ReactNode;
  facets: UseQueryResult<TagFacets>;
  filter: TagFilter;
  onChange: (filter: TagFilter) => void;
}) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent label="Filter by tags" className="max-h-[min(28rem,70dvh)] w-72 overflow-y-auto p-2">
        <Loaded
          query={facets}
          skeleton={<SkeletonRows rows={3} label="Counting tags" />}
          what="tags"
          failed="The tags could not be counted"
        >
          {(data) =>
            data.categories.length === 0 ? (
              <div className="space-y-3 p-2">
                <p className="text-ink-muted text-sm">No tags yet. Use tags to organize signals your way.</p>
                <ButtonLink size="sm" href="/settings/tags">
                  Set up tags
                </ButtonLink>
              </div>
            ) : (
              <Groups facets={data} filter={filter} onChange={onChange} />
            )
          }
        </Loaded>
      </PopoverContent>
    </Popover>
  );
}

function Groups({
  facets,
  filter,
  onChange,
}: {
  facets: TagFacets;
  filter: TagFilter;
  onChange: (filter: TagFilter) => void;
}) {
  const { categories, noneCount } = facets;
  const untagged = new Map(categories.map(({ id }) => [id, ["none"]]));
  const isUntagged = categories.every(({ id }) => filter.get(id)?.join() === "none");
  const isSet = [...filter.values()].some((tokens) => tokens.length > 0);
  return (
    <>
      <Facet
        label="No tags"
        count={noneCount}
        checked={isUntagged}
        onCheck={() => onChange(isUntagged ? new Map() : untagged)}
      />
      {categories.map((category) => (
        <Group
          key={category.id}
          category={category}
          chosen={filter.get(category.id) ?? []}
          onToggle={(token) => onChange(toggleToken(filter, category.id, token))}
        />
      ))}
      {isSet && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => onChange(new Map())}>
          Clear tags
        </Button>
      )}
    </>
  );
}

function Group({
  category,
  chosen,
  onToggle,
}: {
  category: Category;
  chosen: readonly string[];
  onToggle: (token: string) => void;
}) {
  return (
    <fieldset className="mt-2 border-line border-t pt-2">
      <legend className="sr-only">{category.name}</legend>
      <p aria-hidden className="px-2 pb-1 font-medium text-ink-muted text-xs">
        {category.name}
      </p>
      {category.values.map(({ id, name, count }) => (
        <Facet
          key={id}
          label={name}
          count={count}
          checked={chosen.includes(id)}
          onCheck={() => onToggle(id)}
          excluded={chosen.includes(`!${id}`)}
          onExclude={() => onToggle(`!${id}`)}
        />
      ))}
      <Facet
        label="Any of these"
        count={category.anyCount}
        checked={chosen.includes("any")}
        onCheck={() => onToggle("any")}
      />
      <Facet
        label="None of these"
        count={category.noneCount}
        checked={chosen.includes("none")}
        onCheck={() => onToggle("none")}
      />
    </fieldset>
  );
}

function Facet({
  label,
  count,
  checked,
  onCheck,
  excluded = false,
  onExclude,
}: {
  label: string;
  count: number;
  checked: boolean;
  onCheck: () => void;
  excluded?: boolean;
  onExclude?: () => void;
}) {
  return (
    <div className="group flex items-center gap-1 rounded-md pr-1 hover:bg-hover">
      <Checkbox
        className={cx("min-w-0 flex-1 px-2 py-1.5 pointer-coarse:py-2.5", excluded && "line-through")}
        label={label}
        checked={checked}
        onChange={onCheck}
      />
      {onExclude && (
        <button
          type="button"
          aria-label={`Exclude ${label}`}
          title={`Exclude ${label}`}
          aria-pressed={excluded}
          onClick={onExclude}
          className={cx(
            "inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:text-ink pointer-coarse:size-9",
            excluded
              ? "text-danger-ink"
              : "opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100",
          )}
        >
          <CircleSlash aria-hidden className="size-3.5" />
        </button>
      )}
      <span className="min-w-8 text-right text-ink-muted text-xs tabular-nums">
        <span className="sr-only">, </span>
        {count.toLocaleString("en-US")}
        <span className="sr-only">{count === 1 ? " signal" : " signals"}</span>
      </span>
    </div>
  );
}
