"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileSearch, Plus, Search } from "lucide-react";
import { debounce, useQueryStates } from "nuqs";
import { lazy, Suspense } from "react";
import { QueryFailed } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { pollMs } from "@/lib/client/intelligence";
import { listReports } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { isUnderWay } from "./describe-report";
import { ReportList } from "./report-list";
import { reportParams, reportsInput } from "./report-params";
import type { Prices } from "./start-report-dialog";

const loadDialog = () => import("./start-report-dialog");
const StartReportDialog = lazy(() => loadDialog().then((module) => ({ default: module.StartReportDialog })));

const types = [
  { value: "all", label: "All" },
  { value: "account", label: "Accounts" },
  { value: "person", label: "People" },
] as const;

/** Reports of the workspace, and the way to start one. The list reads itself anew while one is under way. */
export function ReportsView({ prices }: { prices: Prices }) {
  const [params, setParams] = useQueryStates(reportParams);
  const reports = useQuery({
    ...query(listReports, reportsInput(params)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => isUnderWay(status)) ? pollMs : false,
  });
  const filtered = params.q !== "" || params.type !== "all";
  const start = (
    <Button
      variant="primary"
      onPointerEnter={() => void loadDialog()}
      onClick={() => setParams({ new: "report" })}
    >
      <Plus aria-hidden />
      Start a report
    </Button>
  );
  const isEmpty = reports.data?.data.length === 0 && !filtered;
  return (
    <>
      <PageHeader
        title="Intelligence"
        description="Reports on accounts and on people, fit to share."
        actions={!isEmpty && start}
      />
      {!isEmpty && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <Segmented
            label="Kind of report"
            value={params.type}
            options={types}
            onChange={(type) => setParams({ type, offset: null })}
          />
          <Input
            type="search"
            aria-label="Search reports"
            placeholder="Search names"
            icon={<Search />}
            className="w-full sm:w-64"
            value={params.q}
            onChange={(event) =>
              setParams({ q: event.target.value || null, offset: null }, { limitUrlUpdates: debounce(300) })
            }
          />
        </div>
      )}
      <Card>
        {reports.isPending ? (
          <SkeletonRows rows={6} label="Loading reports" />
        ) : reports.isError ? (
          <QueryFailed title="The reports could not be loaded" query={reports} />
        ) : reports.data.data.length === 0 ? (
          filtered ? (
            <EmptyState
              icon={<FileSearch />}
              title="No report fits"
              action={
                <Button onClick={() => setParams({ q: null, type: null, offset: null })}>Show all</Button>
              }
            >
              No report of this kind has such a name.
            </EmptyState>
          ) : (
            <EmptyState icon={<FileSearch />} title="No reports yet" action={start}>
              An account report says whether a company fits and who decides there; a person report, who
              someone is and what they showed interest in.
            </EmptyState>
          )
        ) : (
          <>
            <ReportList reports={reports.data.data} />
            <div className="border-line border-t">
              <Pagination
                total={reports.data.total}
                limit={reports.data.limit}
                offset={reports.data.offset}
                onOffset={(offset) => setParams({ offset: offset || null }, { scroll: true })}
              />
            </div>
          </>
        )}
      </Card>
      {params.new && (
        <Suspense>
          <StartReportDialog
            prices={prices}
            company={params.company}
            person={params.person}
            sourceReportId={params.from}
            onClose={() => setParams({ new: null, company: null, person: null, from: null })}
          />
        </Suspense>
      )}
    </>
  );
}
