/** Suppressions, and what the workspace stores about one person. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ErasePerson } from "@/lib/contracts/privacy";
import type { NewSuppression, Suppression } from "@/lib/contracts/suppressions";
import { call } from "./call";
import {
  createSuppression,
  deleteSuppression,
  erasePerson,
  exportPerson,
  listSuppressions,
} from "./operations";

const lists = { queryKey: [listSuppressions.path] };

interface SuppressionList {
  data: Suppression[];
  total: number;
}

export function useSuppress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSuppression) => call(createSuppression, { body }),
    // Suppressing closes posts and cancels deliveries, so anything cached may be stale.
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Lifts a suppression. Updates lists optimistically and rolls back on error. */
export function useLiftSuppression() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSuppression, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries(lists);
      const before = client.getQueriesData<SuppressionList>(lists);
      client.setQueriesData<SuppressionList>(
        lists,
        (list) => list && { ...list, data: list.data.filter((one) => one.id !== id), total: list.total - 1 },
      );
      return { before };
    },
    onError: (_error, _id, kept) => {
      for (const [key, list] of kept?.before ?? []) client.setQueryData(key, list);
    },
    onSettled: () => client.invalidateQueries(lists),
  });
}

/** Reads everything stored about a person. Started manually, and not cached in a query. */
export function usePersonExport() {
  return useMutation({
    mutationFn: (networkUrl: string) => call(exportPerson, { query: { networkUrl } }),
    gcTime: 0,
  });
}

/** Erases a person. Reloads everything, as any cached data may show them. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ErasePerson) => call(erasePerson, { body }),
    onSuccess: () => client.invalidateQueries(),
  });
}
