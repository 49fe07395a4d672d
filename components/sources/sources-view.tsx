"use client";
import { ClipboardPaste, Plus, Radar } from "lucide-react";
import { useQueryState } from "nuqs";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { Segmented } from "@/components/ui/segmented";
import { listSources } from "@/lib/client/operations";
import {
  matchesFilters,
  newParser,
  periodChoices,
  periodParser,
  sourceFilters,
  sourceParams,
} from "./source-query";
import { SourceTable } from "./source-table";
import { SourceTableSkeleton } from "./source-table-skeleton";

const AddSourceDialog = loadable(() => import("./add-source-dialog").then((file) => file.AddSourceDialog));
const BulkDialog = loadable(() => import("./bulk-dialog").then((file) => file.BulkDialog));

/** The sources page: stats by period and all actions on sources. */
export function SourcesView({ mayAddMany }: { mayAddMany: boolean }) {
  const [period, setPeriod] = useQueryState("period", periodParser.withOptions({ history: "push" }));
  const list = useFilters(sourceFilters, sourceParams);
  const [adding, setAdding] = useQueryState("new", newParser);
  const sources = useApiQuery(listSources, { query: { period } });
  const add = (
    <Button variant="primary" onPointerEnter={AddSourceDialog.load} onClick={() => setAdding("source")}>
      <Plus aria-hidden />
      Add source
    </Button>
  );
  // The empty state shows this button itself.
  const isEmpty = sources.data?.data.length === 0;
  const all = sources.data?.data ?? [];
  const shown = all.filter((source) => matchesFilters(source, list.values));
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
      {all.length > 5 && <FilterBar list={list} />}
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
                action={<Button onClick={list.clear}>Clear filters</Button>}
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
