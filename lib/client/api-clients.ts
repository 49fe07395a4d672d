/** Mutations of customer API clients. Secrets stay with the caller: they are not cached in queries. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewApiClient, SecretRotation } from "@/lib/contracts/api-clients";
import { call } from "./call";
import { createApiClient, deleteApiClient, listApiClients, rotateClientSecret } from "./operations";

const lists = { queryKey: [listApiClients.path] };

/** Creates a client. Only its response contains the secret; it is dropped with the dialog that shows it. */
export function useCreateApiClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiClient) => call(createApiClient, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(lists),
  });
}

/** Rotates a client's secret; the response is dropped with the dialog that shows it. */
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
