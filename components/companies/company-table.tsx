"use client";
import { cx } from "class-variance-authority";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { SubjectReportCell } from "@/components/intelligence/subject-report-link";
import { humanize } from "@/components/labels/describe-signal";
import { Avatar } from "@/components/ui/avatar";
import { RelativeTime } from "@/components/ui/relative-time";
import { stretchedLink } from "@/components/ui/stretched-link";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import type { SignalCompany } from "@/lib/contracts/signal-companies";
import type { CompanySort } from "./company-params";

const figure = (value: number) => value.toLocaleString("en-US");

/** Company list: one row per company, sortable by the columns the API supports. */
export function CompanyTable({
  companies,
  sortBy,
  sortDir,
  onSort,
  onOpen,
}: {
  companies: SignalCompany[];
  sortBy: CompanySort;
  sortDir: "asc" | "desc";
  onSort: (by: CompanySort) => void;
  onOpen: (companyKey: string) => void;
}) {
  const sortable = (by: CompanySort, children: ReactNode, numeric = false, className = "") => (
    <HeadCell
      numeric={numeric}
      className={className}
      aria-sort={by === sortBy ? (sortDir === "asc" ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        onClick={() => onSort(by)}
        className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
      >
        {children}
        {by === sortBy &&
          (sortDir === "asc" ? (
            <ArrowUp aria-hidden className="size-3.5" />
          ) : (
            <ArrowDown aria-hidden className="size-3.5" />
          ))}
      </button>
    </HeadCell>
  );
  return (
    <Table label="Companies">
      <TableHead>
        {sortable("companyName", "Company")}
        {sortable("employeeCount", "Size", true, "max-md:hidden")}
        {sortable("signalCount", "Signals", true)}
        <HeadCell numeric className="max-sm:hidden">
          People
        </HeadCell>
        <HeadCell numeric className="max-md:hidden">
          Average fit
        </HeadCell>
        <HeadCell className="max-lg:hidden">Top function</HeadCell>
        {sortable("latestSignalAt", "Latest", false, "max-sm:hidden")}
        <HeadCell className="max-lg:hidden">Report</HeadCell>
      </TableHead>
      <TableBody>
        {companies.map((company) => (
          <Row key={company.companyKey} className="relative">
            <Cell className="w-full max-w-0">
              <span className="flex items-center gap-2.5">
                <Avatar name={company.companyName} size="sm" />
                <span className="min-w-0">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => onOpen(company.companyKey)}
                    className={cx("block max-w-full truncate font-medium text-ink", stretchedLink)}
                  >
                    {company.companyName}
                  </button>
                  <span className="block truncate text-ink-muted text-xs">
                    {company.industry ?? "Industry unknown"}
                  </span>
                </span>
              </span>
            </Cell>
            <Cell numeric className="text-ink-muted max-md:hidden">
              {company.employeeCount === null ? "–" : figure(company.employeeCount)}
            </Cell>
            <Cell numeric className="font-medium">
              {figure(company.signalCount)}
            </Cell>
            <Cell numeric className="max-sm:hidden">
              {figure(company.personCount)}
            </Cell>
            <Cell numeric className="max-md:hidden">
              {company.averageIcp?.toFixed(1) ?? "–"}
            </Cell>
            <Cell className="whitespace-nowrap text-ink-muted max-lg:hidden">
              {company.topPersona ? humanize(company.topPersona) : "–"}
            </Cell>
            <Cell className="whitespace-nowrap text-ink-muted max-sm:hidden">
              <RelativeTime at={company.latestSignalAt} />
            </Cell>
            <Cell className="whitespace-nowrap max-lg:hidden">
              {company.networkUrl && (
                <SubjectReportCell
                  subject={{ type: "account", address: company.networkUrl, report: company.report }}
                  name={company.companyName}
                />
              )}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
