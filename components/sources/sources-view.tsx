"use client";
import { useQuery } from "@tanstack/react-query";
import { ClipboardPaste, Plus, Radar } from "lucide-react";
import { useQueryState, useQueryStates } from "nuqs";
import { Loaded } from "@/components/page/loaded";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import { listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import {
  matchesFilters,
  newParser,
  periodChoices,
  periodParser,
  sourceFilters,
  stateChoices,
  typeChoices,
} from "./source-query";
import { SourceTable } from "./source-table";
import { SourceTableSkeleton } from "./source-table-skeleton";

const AddSourceDialog = loadable(() => import("./add-source-dialog").then((file) => file.AddSourceDialog));
const BulkDialog = loadable(() => import("./bulk-dialog").then((file) => file.BulkDialog));

/** The sources page: stats by period and all actions on sources. */
export function SourcesView({ mayAddMany }: { mayAddMany: boolean }) {
  const [period, setPeriod] = useQueryState("period", periodParser.withOptions({ history: "push" }));
  const [filters, setFilters] = useQueryStates(sourceFilters, { history: "push" });
  const [adding, setAdding] = useQueryState("new", newParser);
  const sources = useQuery(query(listSources, { query: { period } }));
  const add = (
    <Button variant="primary" onPointerEnter={AddSourceDialog.load} onClick={() => setAdding("source")}>
      <Plus aria-hidden />
      Add source
    </Button>
  );
  // The empty state shows this button itself.
  const isEmpty = sources.data?.data.length === 0;
  const all = sources.data?.data ?? [];
  const shown = all.filter((source) => matchesFilters(source, filters));
  const paste = (
    <DialogButton load={BulkDialog.load} dialog={(state) => <BulkDialog {...state} />}>
      <ClipboardPaste aria-hidden />
      Bulk add
    </DialogButton>
  );
  return (
    <>
      <PageHeader
        title="Sources"
        description="People, companies and phrases whose posts attract your buyers."
        actions={
          <>
            <Segmented label="Period" value={period} options={periodChoices} onChange={setPeriod} />
            {mayAddMany && paste}
            {!isEmpty && add}
          </>
        }
      />
      {all.length > 5 && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <SearchInput
            label="Search sources"
            placeholder="Search names and phrases"
            value={filters.search}
            onSearch={(search) => setFilters({ search: search || null }, { history: "replace" })}
          />
          <SelectChip
            label="Type"
            options={typeChoices}
            value={filters.kind ?? ""}
            onChange={(kind) => setFilters({ kind: kind || null })}
          />
          <SelectChip
            label="Status"
            options={stateChoices}
            value={filters.state ?? ""}
            onChange={(state) => setFilters({ state: state === "" ? null : (state as typeof filters.state) })}
          />
        </div>
      )}
      <Card>
        <Loaded query={sources} skeleton={<SourceTableSkeleton />} what="sources">
          {(data) =>
            data.data.length === 0 ? (
              <EmptyState icon={<Radar />} title="No sources yet" action={add}>
                Signals come from sources: someone your buyers follow, a competitor, your own page, or phrases
                they use.
              </EmptyState>
            ) : shown.length === 0 ? (
              <EmptyState
                icon={<Radar />}
                title="No sources match these filters"
                action={<Button onClick={() => setFilters(null)}>Clear filters</Button>}
              />
            ) : (
              <SourceTable sources={shown} />
            )
          }
        </Loaded>
      </Card>
      {adding && <AddSourceDialog open onOpenChange={(open) => setAdding(open ? "source" : null)} />}
    </>
  );
}
