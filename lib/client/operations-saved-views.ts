/** The operations of saved views; see `operations.ts`. */
import type * as savedViews from "@/lib/contracts/saved-views";
import type { Callable } from "./operations";

export const listSavedViews: Callable<typeof savedViews.listSavedViews> = {
  method: "GET",
  path: "/api/me/saved-views",
};
export const countSavedViews: Callable<typeof savedViews.countSavedViews> = {
  method: "GET",
  path: "/api/me/saved-views/counts",
};
export const createSavedView: Callable<typeof savedViews.createSavedView> = {
  method: "POST",
  path: "/api/me/saved-views",
};
export const updateSavedView: Callable<typeof savedViews.updateSavedView> = {
  method: "PATCH",
  path: "/api/me/saved-views/{id}",
};
export const deleteSavedView: Callable<typeof savedViews.deleteSavedView> = {
  method: "DELETE",
  path: "/api/me/saved-views/{id}",
};
