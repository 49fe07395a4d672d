"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileSearch, Plus } from "lucide-react";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import { listReports } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { ReportList } from "./report-list";
import { reportParams, reportsInput } from "./report-params";
import type { Prices } from "./start-report-dialog";

const StartReportDialog = loadable(() =>
  import("./start-report-dialog").then((file) => file.StartReportDialog),
);

const types = [
  { value: "all", label: "All" },
  { value: "account", label: "Accounts" },
  { value: "person", label: "People" },
] as const;

/** The workspace's reports and a button to start one. */
export function ReportsView({ prices }: { prices: Prices }) {
  const [params, setParams] = useQueryStates(reportParams, { history: "push" });
  const reports = useQuery({
    ...query(listReports, reportsInput(params)),
    placeholderData: keepPreviousData,
  });
  const filtered = params.q !== "" || params.type !== "all";
  const start = (
    <Button
      variant="primary"
      onPointerEnter={StartReportDialog.load}
      onClick={() => setParams({ new: "report" }, { history: "replace" })}
    >
      <Plus aria-hidden />
      Start report
    </Button>
  );
  const isEmpty = reports.data?.data.length === 0 && !filtered;
  return (
    <>
      <PageHeader
        title="Intelligence"
        description="Shareable reports on accounts and people."
        actions={!isEmpty && start}
      />
      {!isEmpty && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <Segmented
            label="Report type"
            value={params.type}
            options={types}
            onChange={(type) => setParams({ type, offset: null })}
          />
          <SearchInput
            label="Search reports"
            placeholder="Search names"
            value={params.q}
            onSearch={(q) => setParams({ q: q || null, offset: null }, { history: "replace" })}
          />
        </div>
      )}
      <Card>
        <PagedList
          query={reports}
          what="reports"
          live={{ at: reportsInput(params), nouns: ["report", "reports"], idOf: ({ id }) => id }}
          empty={
            filtered ? (
              <EmptyState
                icon={<FileSearch />}
                title="No matching reports"
                action={
                  <Button onClick={() => setParams({ q: null, type: null, offset: null })}>Show all</Button>
                }
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
          onOffset={(offset) => setParams({ offset: offset || null }, { scroll: true })}
        >
          {(rows) => <ReportList reports={rows} />}
        </PagedList>
      </Card>
      {params.new && (
        <StartReportDialog
          prices={prices}
          company={params.company}
          person={params.person}
          sourceReportId={params.from}
          onClose={() =>
            setParams({ new: null, company: null, person: null, from: null }, { history: "replace" })
          }
        />
      )}
    </>
  );
}
