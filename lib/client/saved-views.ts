/** Links to saved views, and their mutations: the sidebar and its counts are reloaded. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewSavedView, SavedView, SavedViewChange } from "@/lib/contracts/saved-views";
import { call } from "./call";
import {
  countSavedViews,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from "./operations";

/** The page of a view: all filters are in the address, so that it also works for people who don't see the view. */
export const hrefOfView = ({ id, filters }: Pick<SavedView, "id" | "filters">): string =>
  `/signals?${new URLSearchParams({ ...filters, saved: id })}`;

async function refresh(client: QueryClient): Promise<void> {
  const paths = [listSavedViews, countSavedViews].map(({ path }) => path);
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Saves a view, or changes the given one. */
export function useSavedView(view: Pick<SavedView, "id" | "version"> | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSavedView) =>
      view
        ? call(updateSavedView, { params: { id: view.id }, body: { ...body, version: view.version } })
        : call(createSavedView, { body }),
    onSettled: () => refresh(client),
  });
}

/** Changes a part of a view. */
export function useSavedViewChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedViewChange) => call(updateSavedView, { params: { id }, body }),
    onSettled: () => refresh(client),
  });
}

export function useDeleteSavedView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSavedView, { params: { id } }),
    onSettled: () => refresh(client),
  });
}
