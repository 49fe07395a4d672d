"use client";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { ButtonChip } from "@/components/ui/button-chip";
import { countSignalTags } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type SignalParams, toFilterQuery } from "./filters-in-url";
import { describeTagFilter, packTagFilter, readTagFilter } from "./tag-filter";

const loadPanel = () => import("./tag-filter-panel");
const Panel = lazy(() => loadPanel().then((module) => ({ default: module.TagFilterPanel })));

/** The tag filter; its panel with signal counts is loaded on first use. */
export function TagFilterChip({
  params,
  onChange,
}: {
  params: SignalParams;
  onChange: (tags: string | null) => void;
}) {
  const [asked, setAsked] = useState(false);
  const filter = readTagFilter(params.tags);
  const facets = useQuery({
    ...query(countSignalTags, { query: toFilterQuery(params) }),
    enabled: asked || params.tags !== null,
    placeholderData: (before) => before,
  });
  const chip = (rest: Omit<ComponentProps<"button">, "value">) => (
    <ButtonChip
      label="Tags"
      value={describeTagFilter(filter, facets.data)}
      aria-haspopup="dialog"
      {...rest}
    />
  );
  const closed = chip({ onPointerEnter: () => void loadPanel(), onClick: () => setAsked(true) });
  if (!asked) return closed;
  return (
    <Suspense fallback={closed}>
      <Panel
        trigger={chip({})}
        facets={facets}
        filter={filter}
        onChange={(next) => onChange(packTagFilter(next))}
      />
    </Suspense>
  );
}
