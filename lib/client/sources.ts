/** Mutations of sources: optimistic if they can be rolled back, then every source list is reloaded. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewSource, Source } from "@/lib/contracts/sources";
import { call } from "./call";
import { createSource, deleteSource, getSource, getStops, listSources, updateSource } from "./operations";

const lists = { queryKey: [listSources.path] };

interface SourceList {
  data: Source[];
}

/** Pauses or resumes a source. Updates lists optimistically and rolls back on error. */
export function useSourceSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ source, isActive }: { source: Source; isActive: boolean }) =>
      call(updateSource, { params: { id: source.id }, body: { isActive } }),
    onMutate: async ({ source, isActive }) => {
      await client.cancelQueries(lists);
      const before = client.getQueriesData<SourceList>(lists);
      const pausedReason = isActive ? null : "manual";
      client.setQueriesData<SourceList>(
        lists,
        (list) => list && withSource(list, { ...source, isActive, pausedReason }),
      );
      return { before };
    },
    onError: (_error, _input, kept) => {
      for (const [key, list] of kept?.before ?? []) client.setQueryData(key, list);
    },
    onSettled: () => reloadSources(client),
  });
}

/** Reloads lists and details of sources. */
async function reloadSources(client: QueryClient): Promise<void> {
  await client.invalidateQueries(lists);
  await client.invalidateQueries({ queryKey: [getSource.path] });
}

/** Renames a source. */
export function useSourceName(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => call(updateSource, { params: { id }, body: { displayName } }),
    onSuccess: () => reloadSources(client),
  });
}

/** Sets how many credits a day a source may use; null removes the limit. */
export function useSourceLimit(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dailyCreditLimit: number | null) =>
      call(updateSource, { params: { id }, body: { dailyCreditLimit } }),
    onSuccess: async () => {
      await reloadSources(client);
      await client.invalidateQueries({ queryKey: [getStops.path] });
    },
  });
}

function withSource<L extends SourceList>(list: L, changed: Source): L {
  return { ...list, data: list.data.map((one) => (one.id === changed.id ? changed : one)) };
}

export function useCreateSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSource) => call(createSource, { body }),
    onSuccess: () => client.invalidateQueries(lists),
  });
}

export function useDeleteSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (source: Source) => call(deleteSource, { params: { id: source.id } }),
    onSuccess: () => client.invalidateQueries(lists),
  });
}
