/** Mutations of tag categories and their values. Names update optimistically; everything else is reloaded. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TagCategory, TagCategoryChange } from "@/lib/contracts/tags";
import { call } from "./call";
import {
  countSignalTags,
  createTagCategory,
  createTagValue,
  deleteTagCategory,
  deleteTagValue,
  getSignal,
  listSignals,
  listTagCategories,
  updateTagCategory,
  updateTagValue,
} from "./operations";
import { queryKeyOf } from "./queries";

interface CategoryList {
  data: TagCategory[];
}

const key = queryKeyOf(listTagCategories);

/** Reloads the categories and the signals that show or count their values. */
async function refresh(client: QueryClient): Promise<void> {
  const paths = [listTagCategories, countSignalTags, listSignals, getSignal].map(({ path }) => path);
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Updates one category optimistically; the returned value is restored on error. */
async function show(client: QueryClient, id: string, change: (category: TagCategory) => TagCategory) {
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<CategoryList>(key);
  client.setQueryData<CategoryList>(
    key,
    (list) => list && { ...list, data: list.data.map((one) => (one.id === id ? change(one) : one)) },
  );
  return { before };
}

export function useCreateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<TagCategory, "name" | "selectionMode">) => call(createTagCategory, { body }),
    onSuccess: () => refresh(client),
  });
}

export function useCategoryChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TagCategoryChange) => call(updateTagCategory, { params: { id }, body }),
    onMutate: ({ name, selectionMode }) =>
      show(client, id, (one) => ({
        ...one,
        name: name ?? one.name,
        selectionMode: selectionMode ?? one.selectionMode,
      })),
    onError: (_error, _change, kept) => client.setQueryData(key, kept?.before),
    onSettled: () => refresh(client),
  });
}

export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteTagCategory, { params: { id } }),
    onSettled: () => refresh(client),
  });
}

export function useCreateValue(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(createTagValue, { params: { id }, body: { name } }),
    onSuccess: () => refresh(client),
  });
}

/** Renames a value in the category. */
export function useValueChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ valueId, name }: { valueId: string; name: string }) =>
      call(updateTagValue, { params: { id, valueId }, body: { name } }),
    onMutate: ({ valueId, name }) =>
      show(client, id, (one) => ({
        ...one,
        values: one.values.map((value) => (value.id === valueId ? { ...value, name } : value)),
      })),
    onError: (_error, _change, kept) => client.setQueryData(key, kept?.before),
    onSettled: () => refresh(client),
  });
}

export function useDeleteValue(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (valueId: string) => call(deleteTagValue, { params: { id, valueId } }),
    onSettled: () => refresh(client),
  });
}
