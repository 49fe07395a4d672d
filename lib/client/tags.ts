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

/** Updates the list optimistically; the returned value is restored on error. */
async function showList(client: QueryClient, change: (list: TagCategory[]) => TagCategory[]) {
  await client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<CategoryList>(key);
  client.setQueryData<CategoryList>(key, (list) => list && { ...list, data: change(list.data) });
  return { before };
}

/** Updates one category optimistically. */
const show = (client: QueryClient, id: string, change: (category: TagCategory) => TagCategory) =>
  showList(client, (list) => list.map((one) => (one.id === id ? change(one) : one)));

export function useCreateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<TagCategory, "name" | "selectionMode"> & { values?: string[] }) =>
      call(createTagCategory, { body }),
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

/** Moves are sent one after the other, and the list is loaded again after the last, so that no row jumps back. */
const moving = { mutationKey: ["tag-order"], scope: { id: "tag-order" } };
const refreshAfterMoves = async (client: QueryClient) => {
  if (client.isMutating({ mutationKey: moving.mutationKey }) === 1) await refresh(client);
};

const moved = <T extends { id: string }>(list: T[], id: string, position: number): T[] => {
  const one = list.find((each) => each.id === id);
  return one ? list.filter((each) => each !== one).toSpliced(position, 0, one) : list;
};

/** Moves a category to a place in the list, from 0. */
export function useCategoryMove() {
  const client = useQueryClient();
  return useMutation({
    ...moving,
    mutationFn: ({ id, position }: { id: string; position: number }) =>
      call(updateTagCategory, { params: { id }, body: { position } }),
    onMutate: ({ id, position }) => showList(client, (list) => moved(list, id, position)),
    onError: (_error, _move, kept) => client.setQueryData(key, kept?.before),
    onSettled: () => refreshAfterMoves(client),
  });
}

/** Moves a value to a place in its category, from 0. */
export function useValueMove(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...moving,
    mutationFn: ({ valueId, position }: { valueId: string; position: number }) =>
      call(updateTagValue, { params: { id, valueId }, body: { position } }),
    onMutate: ({ valueId, position }) =>
      show(client, id, (one) => ({ ...one, values: moved(one.values, valueId, position) })),
    onError: (_error, _move, kept) => client.setQueryData(key, kept?.before),
    onSettled: () => refreshAfterMoves(client),
  });
}

export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteTagCategory, { params: { id } }),
    onSettled: () => refresh(client),
  });
}

/** Adds a value to a category. */
export function useCreateValue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ categoryId, name }: { categoryId: string; name: string }) =>
      call(createTagValue, { params: { id: categoryId }, body: { name } }),
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
