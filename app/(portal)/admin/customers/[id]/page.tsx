import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageOf } from "@/app/page-of";
import { server } from "@/app/serve";
import { customerLedgerInput, loadCustomerLedgerParams } from "@/components/admin/customer-params";
import { CustomerView } from "@/components/admin/customer-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { BackLink } from "@/components/ui/page-header";
import { queryKeyOf } from "@/lib/client/queries";
import { getCustomer, listCustomerLedger } from "@/lib/contracts/admin-customers";
import { listCustomerLedger as findLedger } from "@/lib/domain/admin/customer-ledger";
import { readCustomer } from "@/lib/domain/admin/customers";
import { AppError } from "@/lib/errors";
import { addressOf, type SearchParams } from "../../../guarded-page";
import { requireOperator } from "../../require-operator";

export const metadata: Metadata = { title: "Customer · Platform" };

export default async function CustomerPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const identity = await requireOperator(addressOf(`/admin/customers/${id}`, search));
  if (!getCustomer.params.safeParse({ id }).success) notFound();
  const client = new QueryClient();
  const input = customerLedgerInput(id, loadCustomerLedgerParams(search));
  const customer = await readCustomer(server(), { id }).catch(absent);
  client.setQueryData(queryKeyOf(getCustomer, { params: { id } }), customer);
  const asked = Object.entries(input.query).filter(([, value]) => value !== null);
  const query = listCustomerLedger.query.safeParse(Object.fromEntries(asked));
  // Validation errors for the URL come from the API when the browser repeats the request.
  if (query.success) {
    client.setQueryData(
      queryKeyOf(listCustomerLedger, input),
      await findLedger(server(), { id, ...query.data }),
    );
  }
  return (
    <PageOf identity={identity}>
      <HydrationBoundary state={dehydrate(client)}>
        <BackLink href="/admin/customers">Customers</BackLink>
        <CustomerView id={id} />
      </HydrationBoundary>
    </PageOf>
  );
}

function absent(error: unknown): never {
  if (error instanceof AppError && error.code === "not_found") notFound();
  throw error;
}
