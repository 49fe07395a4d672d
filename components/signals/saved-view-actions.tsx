"use client";
import { Bookmark, Pencil } from "lucide-react";
import { useState } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { useSavedViewChange } from "@/lib/client/saved-views";
import { isolated } from "@/lib/contracts/isolated";
import type { SavedView } from "@/lib/contracts/saved-views";
import type { SignalParams } from "./filters-in-url";
import { filtersToSave, isEdited } from "./saved-view-filters";

const SavedViewDialog = loadable(() => import("./saved-view-dialog").then((file) => file.SavedViewDialog));

/** Saves the present filters as a view, and changes the open one. */
export function SavedViewActions({
  view,
  params,
  onOpen,
}: {
  /** The open view, if any. */
  view: SavedView | undefined;
  params: SignalParams;
  /** Opens a view by its ID; null leaves it and keeps the filters. */
  onOpen: (id: string | null) => void;
}) {
  const [asked, setAsked] = useState<"save" | "edit" | null>(null);
  const filters = filtersToSave(params);
  const edited = view !== undefined && isEdited(params, view);
  const mayAdd = view === undefined ? Object.keys(filters).length > 0 : edited;
  const opens = (dialog: "save" | "edit") => ({
    "aria-haspopup": "dialog" as const,
    onPointerEnter: () => void SavedViewDialog.load(),
    onClick: () => setAsked(dialog),
  });
  return (
    <>
      {view && edited && view.mayChange && <SaveChanges view={view} filters={filters} />}
      {mayAdd && (
        <Button {...opens("save")}>
          <Bookmark aria-hidden />
          {view ? "Save as new" : "Save view"}
        </Button>
      )}
      {view?.mayChange && (
        <IconButton variant="secondary" label="Edit view" icon={<Pencil />} {...opens("edit")} />
      )}
      {asked && (
        <SavedViewDialog
          view={asked === "edit" ? view : undefined}
          filters={asked === "edit" && view ? view.filters : filters}
          onClose={() => setAsked(null)}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

function SaveChanges({ view, filters }: { view: SavedView; filters: Record<string, string> }) {
  const change = useSavedViewChange(view.id);
  /** Awaited, since the button is gone once the reloaded view has these filters, and with it callbacks of `mutate`. */
  async function save() {
    try {
      await change.mutateAsync({ filters, version: view.version });
    } catch (error) {
      notifyFailed(`${isolated(view.name)} was not saved`, error);
      return;
    }
    notify({
      text: `${isolated(view.name)} saved`,
      tone: "success",
      action: { label: "Undo", onSelect: () => change.mutate({ filters: view.filters }) },
    });
  }
  return (
    <Button pending={change.isPending} onClick={() => void save()}>
      Save changes
    </Button>
  );
}
