import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { clientsInput, loadClientParams } from "@/components/admin/client-params";
import { ClientsView } from "@/components/admin/clients-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { queryKeyOf } from "@/lib/client/queries";
import { listClients } from "@/lib/contracts/admin";
import { listClients as findClients } from "@/lib/domain/admin/clients";
import { addressOf, type SearchParams } from "../guarded-page";
import { requireOperator } from "./require-operator";

export const metadata: Metadata = { title: "Clients · Platform" };

export default async function AdminPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  const identity = await requireOperator(addressOf("/admin", search));
  const client = new QueryClient();
  const input = clientsInput(loadClientParams(search));
  const asked = Object.entries(input.query).filter(([, value]) => value !== null);
  const query = listClients.query.safeParse(Object.fromEntries(asked));
  // Validation errors for the URL come from the API when the browser repeats the request.
  if (query.success) {
    client.setQueryData(queryKeyOf(listClients, input), await findClients(server(), query.data));
  }
  return (
    <PageOf identity={identity}>
      <HydrationBoundary state={dehydrate(client)}>
        <ClientsView />
      </HydrationBoundary>
    </PageOf>
  );
}
