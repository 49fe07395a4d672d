"use client";
import { Building2 } from "lucide-react";
import { ExportLink } from "@/components/exports/export-link";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { useRowKeys } from "@/components/layout/use-row-keys";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { SearchedFor } from "@/components/signals/searched-for";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { loadable } from "@/components/ui/loadable";
import { PageHeader } from "@/components/ui/page-header";
import { addressOf } from "@/lib/client/call";
import { exportCompanies, listSignalCompanies } from "@/lib/client/operations";
import {
  type CompanySort,
  companiesInput,
  companyExportInput,
  companyFilters,
  companyParams,
} from "./company-params";
import { CompanyTable } from "./company-table";

const CompanySheet = loadable(() => import("./company-sheet").then((file) => file.CompanySheet));

/** Companies with signals; one opens in a side panel with its people. */
export function CompaniesView() {
  const list = useFilters(companyFilters, companyParams);
  const { values, change } = list;
  const keys = useRowKeys();
  const companies = useKeptQuery(listSignalCompanies, companiesInput(values));
  const clear = list.isFiltered && <Button onClick={list.clear}>Clear filters</Button>;
  const sort = (sortBy: CompanySort) => {
    const first = sortBy === "companyName" ? "asc" : "desc";
    const flipped = values.sortDir === "asc" ? "desc" : "asc";
    change({ sortBy, sortDir: sortBy === values.sortBy ? flipped : first });
  };
  return (
    <div ref={keys}>
      <PageHeader
        title="Companies"
        description="Your signals by company: who has it, how far it is, and whether interest grows."
        actions={
          <>
            {clear}
            <ExportLink
              list="companies"
              href={addressOf(exportCompanies, companyExportInput(values))}
              total={companies.data?.total}
            />
          </>
        }
      />
      <FilterBar list={list} />
      <Card>
        <PagedList
          query={companies}
          what="companies"
          skeleton={8}
          empty={
            clear ? (
              <EmptyState icon={<Building2 />} title="No companies match these filters" action={clear}>
                A company must match all filters. Remove some or clear them all.
              </EmptyState>
            ) : (
              <EmptyState
                icon={<Building2 />}
                title="No companies yet"
                action={<ButtonLink href="/watchlist">View watched posts</ButtonLink>}
              >
                A company appears once one of its people shows interest and matches your ideal customer
                profile.
              </EmptyState>
            )
          }
          onOffset={list.turnTo}
        >
          {(rows) => (
            <>
              <SearchedFor words={companies.data?.searchedFor} />
              <CompanyTable
                companies={rows}
                sortBy={values.sortBy}
                sortDir={values.sortDir}
                onSort={sort}
                onOpen={(company) => list.open({ company })}
              />
            </>
          )}
        </PagedList>
      </Card>
      {values.company && (
        <CompanySheet
          companyKey={values.company}
          company={companies.data?.data.find(({ companyKey }) => companyKey === values.company)}
          onClose={() => list.open({ company: null }, { history: "replace" })}
        />
      )}
    </div>
  );
}
