"use client";
import { FileSearch, Plus } from "lucide-react";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { listReports } from "@/lib/client/operations";
import { ReportList } from "./report-list";
import { reportFilters, reportParams, reportsInput } from "./report-params";
import type { Prices } from "./start-report-dialog";

const StartReportDialog = loadable(() =>
  import("./start-report-dialog").then((file) => file.StartReportDialog),
);

/** The workspace's reports and a button to start one. */
export function ReportsView({ prices }: { prices: Prices }) {
  const list = useFilters(reportFilters, reportParams);
  const { values, isFiltered } = list;
  const reports = useKeptQuery(listReports, reportsInput(values));
  const start = (
    <Button
      variant="primary"
      onPointerEnter={StartReportDialog.load}
      onClick={() => list.open({ new: "report" }, { history: "replace" })}
    >
      <Plus aria-hidden />
      Start report
    </Button>
  );
  const isEmpty = reports.data?.data.length === 0 && !isFiltered;
  return (
    <>
      <PageHeader
        title="Intelligence"
        description="Shareable reports on accounts and people."
        actions={!isEmpty && start}
      />
      {!isEmpty && <FilterBar list={list} />}
      <Card>
        <PagedList
          query={reports}
          what="reports"
          live={{ at: reportsInput(values), nouns: ["report", "reports"], idOf: ({ id }) => id }}
          empty={
            isFiltered ? (
              <EmptyState
                icon={<FileSearch />}
                title="No matching reports"
                action={<Button onClick={list.clear}>Show all</Button>}
              >
                No report of this type has a matching name.
              </EmptyState>
            ) : (
              <EmptyState icon={<FileSearch />} title="No reports yet" action={start}>
                An account report shows whether a company is a fit and who decides there. A person report
                shows who someone is and what interests them.
              </EmptyState>
            )
          }
          onOffset={list.turnTo}
        >
          {(rows) => <ReportList reports={rows} />}
        </PagedList>
      </Card>
      {values.new && (
        <StartReportDialog
          prices={prices}
          company={values.company}
          person={values.person}
          sourceReportId={values.from}
          onClose={() =>
            list.open({ new: null, company: null, person: null, from: null }, { history: "replace" })
          }
        />
      )}
    </>
  );
}
