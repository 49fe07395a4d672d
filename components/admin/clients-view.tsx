"use client";
import { KeyRound } from "lucide-react";
import { FilterBar } from "@/components/filters/filter-bar";
import { useFilters } from "@/components/filters/use-filters";
import { PagedList } from "@/components/page/paged-list";
import { useKeptQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { listClients } from "@/lib/client/operations";
import { type ClientParams, clientFilters, clientParams, clientsInput } from "./client-params";
import { ClientRow } from "./client-row";

const emptyTitles: Record<ClientParams["approval"], string> = {
  pending: "No pending clients",
  approved: "No approved clients",
  denied: "No denied clients",
  all: "No clients yet",
};

/** Clients of all workspaces, for platform operators to approve or deny. */
export function ClientsView() {
  const list = useFilters(clientFilters, clientParams);
  const { approval } = list.values;
  const clients = useKeptQuery(listClients, clientsInput(list.values));
  return (
    <>
      <PageHeader title="Clients" description="Programs that use the customer API, across all workspaces." />
      <FilterBar list={list} />
      <Card>
        <PagedList
          query={clients}
          what="clients"
          empty={
            <EmptyState
              icon={<KeyRound />}
              title={list.isFiltered ? "No clients match" : emptyTitles[approval]}
              action={
                list.isFiltered ? (
                  <Button onClick={list.clear}>Clear search</Button>
                ) : (
                  approval !== "all" && (
                    <Button onClick={() => list.change({ approval: "all" })}>Show all clients</Button>
                  )
                )
              }
            >
              Self-registered clients wait here for approval. Clients created by admins of active workspaces
              are approved automatically.
            </EmptyState>
          }
          onOffset={list.turnTo}
        >
          {(rows) => (
            <ul aria-label="Clients" className="divide-y divide-line">
              {rows.map((client) => (
                <ClientRow key={client.id} client={client} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  );
}
