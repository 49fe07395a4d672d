/** Operator decisions on API clients. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./call";
import { approveClient, denyClient, listClients } from "./operations";

/** Approves a client for its own workspace or another. The approval may succeed even if sending the mail fails. */
export function useApproveClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, customerId }: { id: string; customerId?: string }) =>
      call(approveClient, { params: { id }, body: customerId ? { customerId } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: [listClients.path] }),
  });
}

export function useDenyClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(denyClient, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listClients.path] }),
  });
}
