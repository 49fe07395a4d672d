"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useQueryStates } from "nuqs";
import { ExportLink } from "@/components/exports/export-link";
import { sourceTypeLabels } from "@/components/labels/describe-signal";
import { PagedList } from "@/components/page/paged-list";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { loadable } from "@/components/ui/loadable";
import { ageOptions } from "@/components/ui/options";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { addressOf } from "@/lib/client/call";
import { exportCompanies, listSignalCompanies } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type CompanyParams, companiesInput, companyExportInput, companyParams } from "./company-params";
import { CompanyTable } from "./company-table";

const CompanySheet = loadable(() => import("./company-sheet").then((file) => file.CompanySheet));

const sourceTypes = Object.entries(sourceTypeLabels).map(([value, label]) => ({ value, label }));
const ages = ageOptions(7, 30, 90);

/** Companies with signals; one opens in a side panel with its people. */
export function CompaniesView() {
  const [params, setParams] = useQueryStates(companyParams, { history: "push" });
  const companies = useQuery({
    ...query(listSignalCompanies, companiesInput(params)),
    placeholderData: keepPreviousData,
  });
  const filtered = params.search !== "" || params.days !== null || params.sourceType !== null;
  const clear = (
    <Button onClick={() => setParams({ search: null, days: null, sourceType: null, offset: null })}>
      Clear filters
    </Button>
  );
  const opened = params.company;
  const sort = (sortBy: CompanyParams["sortBy"]) => {
    const first = sortBy === "companyName" ? "asc" : "desc";
    const flipped = params.sortDir === "asc" ? "desc" : "asc";
    void setParams({ sortBy, sortDir: sortBy === params.sortBy ? flipped : first, offset: null });
  };
  return (
    <>
      <PageHeader
        title="Companies"
        description="Your signals grouped by company."
        actions={
          <>
            {filtered && clear}
            <ExportLink
              list="companies"
              href={addressOf(exportCompanies, companyExportInput(params))}
              total={companies.data?.total}
            />
          </>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search companies"
          placeholder="Search people and companies"
          value={params.search}
          onSearch={(search) => setParams({ search: search || null, offset: null }, { history: "replace" })}
        />
        <SelectChip
          label="Source"
          options={sourceTypes}
          value={params.sourceType ?? ""}
          onChange={(value) => setParams({ sourceType: value || null, offset: null })}
        />
        <SelectChip
          label="Age"
          options={ages}
          value={String(params.days ?? "")}
          onChange={(value) => setParams({ days: value === "" ? null : Number(value), offset: null })}
        />
      </div>
      <Card>
        <PagedList
          query={companies}
          what="companies"
          skeleton={8}
          empty={
            filtered ? (
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
          onOffset={(offset) => setParams({ offset: offset || null }, { scroll: true })}
        >
          {(rows) => (
            <CompanyTable
              companies={rows}
              sortBy={params.sortBy}
              sortDir={params.sortDir}
              onSort={sort}
              onOpen={(company) => setParams({ company })}
            />
          )}
        </PagedList>
      </Card>
      {opened && (
        <CompanySheet
          companyKey={opened}
          company={companies.data?.data.find(({ companyKey }) => companyKey === opened)}
          onClose={() => setParams({ company: null }, { history: "replace" })}
        />
      )}
    </>
  );
}
