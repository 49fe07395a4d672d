import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { customersInput, loadCustomerParams } from "@/components/admin/customer-params";
import { CustomersView } from "@/components/admin/customers-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { queryKeyOf } from "@/lib/client/queries";
import { getAdminOverview, listCustomers } from "@/lib/contracts/admin-customers";
import { listCustomers as findCustomers } from "@/lib/domain/admin/customers";
import { readOverview } from "@/lib/domain/admin/overview";
import { addressOf, type SearchParams } from "../../guarded-page";
import { requireOperator } from "../require-operator";

export const metadata: Metadata = { title: "Customers · Platform" };

export default async function CustomersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  const identity = await requireOperator(addressOf("/admin/customers", search));
  const client = new QueryClient();
  const input = customersInput(loadCustomerParams(search));
  const asked = Object.entries(input.query).filter(([, value]) => value !== null);
  const query = listCustomers.query.safeParse(Object.fromEntries(asked));
  // Validation errors for the URL come from the API when the browser repeats the request.
  const [customers, overview] = await Promise.all([
    query.success ? findCustomers(server(), query.data) : undefined,
    readOverview(server()),
  ]);
  client.setQueryData(queryKeyOf(listCustomers, input), customers);
  client.setQueryData(queryKeyOf(getAdminOverview, {}), overview);
  return (
    <PageOf identity={identity}>
      <HydrationBoundary state={dehydrate(client)}>
        <CustomersView />
      </HydrationBoundary>
    </PageOf>
  );
}
