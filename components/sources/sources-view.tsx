"use client";
import { useQuery } from "@tanstack/react-query";
import { Plus, Radar } from "lucide-react";
import { useQueryState } from "nuqs";
import { lazy, Suspense, useState } from "react";
import { QueryFailed } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Segmented } from "@/components/ui/segmented";
import { listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { periodChoices, periodParser } from "./source-query";
import { SourceTable } from "./source-table";
import { SourceTableSkeleton } from "./source-table-skeleton";

const loadDialog = () => import("./add-source-dialog");
const AddSourceDialog = lazy(() => loadDialog().then((module) => ({ default: module.AddSourceDialog })));

/** The sources page: figures by period, and every act on a source. */
export function SourcesView() {
  const [period, setPeriod] = useQueryState("period", periodParser);
  const [asked, setAsked] = useState(false);
  const [adding, setAdding] = useState(false);
  const sources = useQuery(query(listSources, { query: { period } }));
  const add = (
    <Button
      variant="primary"
      onPointerEnter={() => void loadDialog()}
      onClick={() => {
        setAsked(true);
        setAdding(true);
      }}
    >
      <Plus aria-hidden />
      Add source
    </Button>
  );
  // An empty page offers its one act where it says that it is empty.
  const isEmpty = sources.data?.data.length === 0;
  return (
    <>
      <PageHeader
        title="Sources"
        description="People, companies and phrases whose posts draw your buyers."
        actions={
          <>
            <Segmented label="Period" value={period} options={periodChoices} onChange={setPeriod} />
            {!isEmpty && add}
          </>
        }
      />
      <Card>
        {sources.isPending ? (
          <SourceTableSkeleton />
        ) : sources.isError ? (
          <QueryFailed title="The sources could not be loaded" query={sources} />
        ) : sources.data.data.length === 0 ? (
          <EmptyState icon={<Radar />} title="No source yet" action={add}>
            Signals start with a source: someone your buyers follow, a competitor, your own page, or phrases
            they use.
          </EmptyState>
        ) : (
          <SourceTable sources={sources.data.data} />
        )}
      </Card>
      {asked && (
        <Suspense>
          <AddSourceDialog open={adding} onOpenChange={setAdding} />
        </Suspense>
      )}
    </>
  );
}
