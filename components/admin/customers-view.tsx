"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Building } from "lucide-react";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectChip } from "@/components/ui/filter-chip";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { listCustomers } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type CustomerParams, customerParams, customersInput } from "./customer-params";
import { CustomerTable } from "./customer-table";
import { lifecycleOptions, planOptions } from "./describe-customer";

/** All workspaces, for platform operators to look after. */
export function CustomersView() {
  const [params, setParams] = useQueryStates(customerParams, { history: "push" });
  const customers = useQuery({
    ...query(listCustomers, customersInput(params)),
    placeholderData: keepPreviousData,
  });
  const isFiltered = params.q !== "" || params.plan !== null || params.lifecycle !== null;
  const clear = (
    <Button onClick={() => void setParams({ q: null, plan: null, lifecycle: null, offset: null })}>
      Clear filters
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Customers"
        description="All workspaces, newest first. Counts only: what is found for a customer is theirs."
        actions={isFiltered ? clear : undefined}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search customers"
          placeholder="Name, website or member's email"
          className="sm:w-72"
          maxLength={200}
          value={params.q}
          onSearch={(q) => void setParams({ q: q || null, offset: null }, { history: "replace" })}
        />
        <SelectChip
          label="Plan"
          options={planOptions}
          value={params.plan ?? ""}
          onChange={(plan) =>
            void setParams({ plan: (plan || null) as CustomerParams["plan"], offset: null })
          }
        />
        <SelectChip
          label="Lifecycle"
          options={lifecycleOptions}
          value={params.lifecycle ?? ""}
          onChange={(lifecycle) =>
            void setParams({ lifecycle: (lifecycle || null) as CustomerParams["lifecycle"], offset: null })
          }
        />
      </div>
      <Card>
        <PagedList
          query={customers}
          what="customers"
          skeleton={8}
          empty={
            isFiltered ? (
              <EmptyState icon={<Building />} title="No customers match" action={clear}>
                A customer must match the search and all filters.
              </EmptyState>
            ) : (
              <EmptyState icon={<Building />} title="No customers yet">
                A workspace appears here as soon as someone signs up.
              </EmptyState>
            )
          }
          onOffset={(offset) => void setParams({ offset: offset || null }, { scroll: true })}
        >
          {(rows) => <CustomerTable customers={rows} />}
        </PagedList>
      </Card>
    </>
  );
}
