/** Changes to sources: shown at once where they can be taken back, and every list of sources read anew after. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewSource, Source } from "@/lib/contracts/sources";
import { call } from "./call";
import { createSource, deleteSource, listSources, updateSource } from "./operations";

const lists = { queryKey: [listSources.path] };

interface SourceList {
  data: Source[];
}

/** Pauses or resumes a source. The lists show it before the server answers, and take it back if it refuses. */
export function useSourceSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ source, isActive }: { source: Source; isActive: boolean }) =>
      call(updateSource, { params: { id: source.id }, body: { isActive } }),
    onMutate: async ({ source, isActive }) => {
      await client.cancelQueries(lists);
      const before = client.getQueriesData<SourceList>(lists);
      client.setQueriesData<SourceList>(lists, (list) => list && withSource(list, { ...source, isActive }));
      return { before };
    },
    onError: (_error, _input, kept) => {
      for (const [key, list] of kept?.before ?? []) client.setQueryData(key, list);
    },
    onSettled: () => client.invalidateQueries(lists),
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
