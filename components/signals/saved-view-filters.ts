import { isolated } from "@/lib/contracts/isolated";
import type { SavedView } from "@/lib/contracts/saved-views";
import { defaultSort, type SignalParams, toFilterQuery } from "./filters-in-url";

/** The present filters and sort order as a view stores them, without defaults. */
export function filtersToSave(params: SignalParams): Record<string, string> {
  const { view, ...filters } = toFilterQuery(params);
  return {
    ...filters,
    ...(view && view !== "active" && { view }),
    ...(params.sort !== defaultSort && { sort: params.sort }),
  };
}

/** Whether the page's filters or sort order differ from the view's. */
export function isEdited(params: SignalParams, { filters }: Pick<SavedView, "filters">): boolean {
  const { view = "active", sort = defaultSort, ...others } = filters;
  const stored = { ...others, ...(view !== "active" && { view }), ...(sort !== defaultSort && { sort }) };
  return inOrder(stored) !== inOrder(filtersToSave(params));
}

const inOrder = (filters: Record<string, string>) => JSON.stringify(Object.entries(filters).sort());

/** What a page says under the name of the open view. */
export function describeView(params: SignalParams, view: SavedView): string {
  const audience = view.isShared
    ? view.isMine || view.ownerName === null
      ? "Saved view of the workspace"
      : `Saved view of the workspace, by ${isolated(view.ownerName)}`
    : "Saved view that only you see";
  return isEdited(params, view) ? `${audience}. Edited.` : `${audience}.`;
}
