"use client";
import { Building } from "lucide-react";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { listCustomers } from "@/lib/client/operations";
import { customerFilters, customerParams, customersInput } from "./customer-params";
import { CustomerTable } from "./customer-table";
import { DeskFigures } from "./desk-figures";

/** All workspaces, for platform operators to look after. */
export function CustomersView() {
  const list = useFilters(customerFilters, customerParams);
  const customers = useKeptQuery(listCustomers, customersInput(list.values));
  const clear = list.isFiltered && <Button onClick={list.clear}>Clear filters</Button>;
  return (
    <>
      <PageHeader
        title="Customers"
        description="All workspaces, newest first. Counts only: what is found for a customer is theirs."
        actions={clear}
      />
      <DeskFigures />
      <FilterBar list={list} />
      <Card>
        <PagedList
          query={customers}
          what="customers"
          skeleton={8}
          empty={
            clear ? (
              <EmptyState icon={<Building />} title="No customers match" action={clear}>
                A customer must match the search and all filters.
              </EmptyState>
            ) : (
              <EmptyState icon={<Building />} title="No customers yet">
                A workspace appears here as soon as someone signs up.
              </EmptyState>
            )
          }
          onOffset={list.turnTo}
        >
          {(rows) => <CustomerTable customers={rows} />}
        </PagedList>
      </Card>
    </>
  );
}
