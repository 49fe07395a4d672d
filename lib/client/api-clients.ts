/** Clients of the customer API. Secrets stay with whoever asked: no query keeps them. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewApiClient, SecretRotation } from "@/lib/contracts/api-clients";
import { call } from "./call";
import { createApiClient, deleteApiClient, listApiClients, rotateClientSecret } from "./operations";

const lists = { queryKey: [listApiClients.path] };

/** Makes a client; its answer is the one that holds the secret, and is dropped with the window that shows it. */
export function useCreateApiClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiClient) => call(createApiClient, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(lists),
  });
}

/** Replaces a client's secret; its answer is dropped with the window that shows it. */
export function useRotateClientSecret(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SecretRotation) => call(rotateClientSecret, { params: { id }, body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(lists),
  });
}

export function useDeleteApiClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteApiClient, { params: { id } }),
    onSettled: () => client.invalidateQueries(lists),
  });
}
