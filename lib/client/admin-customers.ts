/** Operators' actions on workspaces. Each answers with the workspace as it then is. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AdminCustomerDetail,
  CustomerChange,
  PackGrant,
  TrialExtension,
} from "@/lib/contracts/admin-customers";
import { call } from "./call";
import {
  changeCustomer,
  extendTrial,
  getAdminOverview,
  getCustomer,
  grantPack,
  listCustomerLedger,
  listCustomers,
} from "./operations";
import { queryKeyOf } from "./queries";

/** Changes the plan, suspends or reopens. */
export function useCustomerChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CustomerChange) => call(changeCustomer, { params: { id }, body }),
    onSuccess: (customer) => show(client, customer),
  });
}

export function usePackGrant(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PackGrant) => call(grantPack, { params: { id }, body }),
    onSuccess: (customer) => show(client, customer),
  });
}

export function useTrialExtension(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TrialExtension) => call(extendTrial, { params: { id }, body }),
    onSuccess: (customer) => show(client, customer),
  });
}

function show(client: QueryClient, customer: AdminCustomerDetail): void {
  client.setQueryData(queryKeyOf(getCustomer, { params: { id: customer.id } }), customer);
  void client.invalidateQueries({ queryKey: [listCustomers.path] });
  void client.invalidateQueries({ queryKey: [listCustomerLedger.path] });
  void client.invalidateQueries({ queryKey: [getAdminOverview.path] });
}
