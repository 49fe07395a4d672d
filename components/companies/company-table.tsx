"use client";
import { cx } from "class-variance-authority";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { SubjectReportCell } from "@/components/intelligence/subject-report-link";
import { Avatar } from "@/components/ui/avatar";
import { FitRing } from "@/components/ui/fit-ring";
import { RelativeTime } from "@/components/ui/relative-time";
import { rowTarget } from "@/components/ui/row-target";
import { stretchedLink } from "@/components/ui/stretched-link";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "@/components/ui/table";
import { countOf } from "@/db/count-of";
import type { SignalCompany } from "@/lib/contracts/signal-companies";
import type { CompanySort } from "./company-params";
import { CompanyOwner, CompanyStage, CompanyTrend, StrongestSignal } from "./company-standing";

const figure = (value: number) => value.toLocaleString("en-US");

/**
 * Company list: one row per company, sortable by the columns the API supports. What has no column on a narrow screen is
 * on a second line of the row.
 */
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
        <HeadCell className="max-md:hidden">Stage</HeadCell>
        <HeadCell className="max-lg:hidden">Owner</HeadCell>
        {sortable("signalCount", "Signals", true)}
        <HeadCell className="max-md:hidden">
          Trend <span className="font-normal">(30 days)</span>
        </HeadCell>
        <HeadCell className="max-md:hidden">Strongest</HeadCell>
        <HeadCell className="max-[90rem]:hidden">Fit</HeadCell>
        {sortable("employeeCount", "Size", true, "max-xl:hidden")}
        {sortable("latestSignalAt", "Latest", true, "max-lg:hidden")}
        <HeadCell className="max-xl:hidden">Report</HeadCell>
      </TableHead>
      <TableBody>
        {companies.map((company) => (
          <CompanyRow key={company.companyKey} company={company} onOpen={onOpen} />
        ))}
      </TableBody>
    </Table>
  );
}

function CompanyRow({ company, onOpen }: { company: SignalCompany; onOpen: (companyKey: string) => void }) {
  const { companyKey, companyName, industry, averageIcp, networkUrl } = company;
  return (
    <Row className="relative">
      <Cell className="w-full max-w-0">
        <span className="flex items-center gap-2.5">
          <Avatar name={companyName} size="sm" shape="company" />
          <span className="min-w-0">
            <button
              type="button"
              {...rowTarget}
              aria-haspopup="dialog"
              onClick={() => onOpen(companyKey)}
              className={cx("block max-w-full truncate font-medium text-ink", stretchedLink)}
            >
              {companyName}
            </button>
            <span className="block truncate text-ink-muted text-xs">{industry ?? "Industry unknown"}</span>
          </span>
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 pl-8.5 text-xs md:hidden">
          <CompanyStage stage={company.stage} />
          <StrongestSignal strongest={company.strongest} />
          <CompanyOwner owners={company.owners} ownerCount={company.ownerCount} />
        </span>
      </Cell>
      <Cell className="whitespace-nowrap max-md:hidden">
        <CompanyStage stage={company.stage} />
        <span className="ml-2 align-middle lg:hidden">
          <CompanyOwner owners={company.owners} ownerCount={company.ownerCount} />
        </span>
      </Cell>
      <Cell className="max-w-36 whitespace-nowrap text-ink max-lg:hidden">
        <CompanyOwner owners={company.owners} ownerCount={company.ownerCount} withName />
      </Cell>
      <Cell numeric className="whitespace-nowrap max-md:align-top">
        <span className="block font-medium">{figure(company.signalCount)}</span>
        <span className="block text-ink-muted text-xs">
          {countOf(company.personCount, "person", "people")}
        </span>
        <span className="mt-1.5 block md:hidden">
          <CompanyTrend trend={company.trend} />
        </span>
      </Cell>
      <Cell className="max-md:hidden">
        <CompanyTrend trend={company.trend} />
      </Cell>
      <Cell className="w-52 max-w-52 max-md:hidden lg:w-44 lg:max-w-44 xl:w-60 xl:max-w-60">
        <StrongestSignal strongest={company.strongest} withName />
      </Cell>
      <Cell className="max-[90rem]:hidden">
        {averageIcp === null ? (
          <span className="text-ink-muted">–</span>
        ) : (
          <FitRing value={averageIcp} size="sm" className="align-middle" />
        )}
      </Cell>
      <Cell numeric className="text-ink-muted max-xl:hidden">
        {company.employeeCount === null ? "–" : figure(company.employeeCount)}
      </Cell>
      <Cell numeric className="whitespace-nowrap text-ink-muted max-lg:hidden">
        <RelativeTime at={company.latestSignalAt} />
      </Cell>
      <Cell className="whitespace-nowrap max-xl:hidden">
        {networkUrl && (
          <SubjectReportCell
            subject={{ type: "account", address: networkUrl, report: company.report }}
            name={companyName}
          />
        )}
      </Cell>
    </Row>
  );
}
