"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { KeyRound, Search } from "lucide-react";
import { debounce, useQueryStates } from "nuqs";
import { QueryFailed } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { listClients } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { type ClientParams, clientParams, clientsInput } from "./client-params";
import { ClientRow } from "./client-row";

const approvals = [
  { value: "pending", label: "Waiting" },
  { value: "approved", label: "Approved" },
  { value: "denied", label: "Denied" },
  { value: "all", label: "All" },
] as const;

const emptyTitles: Record<ClientParams["approval"], string> = {
  pending: "No client waits for a decision",
  approved: "No client is approved",
  denied: "No client is denied",
  all: "No client yet",
};

/** Clients of all workspaces, for the platform's operators to approve or deny. */
export function ClientsView() {
  const [params, setParams] = useQueryStates(clientParams);
  const clients = useQuery({
    ...query(listClients, clientsInput(params)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title="Platform" description="Clients of the customer API, across all workspaces." />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Segmented
          label="State"
          value={params.approval}
          options={approvals}
          onChange={(approval) => void setParams({ approval, offset: null })}
        />
        <Input
          type="search"
          aria-label="Search clients"
          placeholder="Search names, contacts, companies"
          icon={<Search />}
          className="w-full sm:w-72"
          maxLength={200}
          value={params.q}
          onChange={(event) =>
            void setParams(
              { q: event.target.value || null, offset: null },
              { limitUrlUpdates: debounce(300) },
            )
          }
        />
      </div>
      <Card>
        {clients.isPending ? (
          <SkeletonRows rows={6} label="Loading clients" />
        ) : clients.isError ? (
          <QueryFailed title="The clients could not be loaded" query={clients} />
        ) : clients.data.data.length === 0 ? (
          <EmptyState
            icon={<KeyRound />}
            title={params.q ? "No client matches" : emptyTitles[params.approval]}
            action={
              params.q ? (
                <Button onClick={() => void setParams({ q: null, offset: null })}>Clear the search</Button>
              ) : (
                params.approval !== "all" && (
                  <Button onClick={() => void setParams({ approval: "all", offset: null })}>
                    Show all clients
                  </Button>
                )
              )
            }
          >
            Programs that register themselves wait here. Those of an active workspace's admins are approved at
            once.
          </EmptyState>
        ) : (
          <>
            <ul aria-label="Clients" className="divide-y divide-line">
              {clients.data.data.map((client) => (
                <ClientRow key={client.id} client={client} />
              ))}
            </ul>
            <Pagination
              total={clients.data.total}
              limit={clients.data.limit}
              offset={clients.data.offset}
              onOffset={(offset) => void setParams({ offset: offset || null })}
            />
          </>
        )}
      </Card>
    </>
  );
}
