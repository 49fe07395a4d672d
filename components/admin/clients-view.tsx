"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useQueryStates } from "nuqs";
import { PagedList } from "@/components/page/paged-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import { listClients } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type ClientParams, clientParams, clientsInput } from "./client-params";
import { ClientRow } from "./client-row";

const approvals = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "denied", label: "Denied" },
  { value: "all", label: "All" },
] as const;

const emptyTitles: Record<ClientParams["approval"], string> = {
  pending: "No pending clients",
  approved: "No approved clients",
  denied: "No denied clients",
  all: "No clients yet",
};

/** Clients of all workspaces, for platform operators to approve or deny. */
export function ClientsView() {
  const [params, setParams] = useQueryStates(clientParams, { history: "push" });
  const clients = useQuery({
    ...query(listClients, clientsInput(params)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title="Clients" description="Programs that use the customer API, across all workspaces." />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Segmented
          label="Status"
          value={params.approval}
          options={approvals}
          onChange={(approval) => void setParams({ approval, offset: null })}
        />
        <SearchInput
          label="Search clients"
          placeholder="Search names, contacts, companies"
          className="sm:w-72"
          maxLength={200}
          value={params.q}
          onSearch={(q) => void setParams({ q: q || null, offset: null }, { history: "replace" })}
        />
      </div>
      <Card>
        <PagedList
          query={clients}
          what="clients"
          empty={
            <EmptyState
              icon={<KeyRound />}
              title={params.q ? "No clients match" : emptyTitles[params.approval]}
              action={
                params.q ? (
                  <Button onClick={() => void setParams({ q: null, offset: null })}>Clear search</Button>
                ) : (
                  params.approval !== "all" && (
                    <Button onClick={() => void setParams({ approval: "all", offset: null })}>
                      Show all clients
                    </Button>
                  )
                )
              }
            >
              Self-registered clients wait here for approval. Clients created by admins of active workspaces
              are approved automatically.
            </EmptyState>
          }
          onOffset={(offset) => void setParams({ offset: offset || null })}
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
