"use client";
import { useState } from "react";
import { checkContract } from "@/components/forms/check-contract";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import { Button } from "@/components/ui/button";
import { SelectField, TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useDeleteSavedView, useSavedView } from "@/lib/client/saved-views";
import { isolated } from "@/lib/contracts/isolated";
import { createSavedView, type SavedView } from "@/lib/contracts/saved-views";

interface ViewFields {
  name: string;
  audience: "private" | "workspace";
}

const audiences = [
  { value: "private", label: "Only you" },
  { value: "workspace", label: "Everyone in the workspace" },
] as const;

/** The dialog for saving filters as a new view, or for renaming, sharing and deleting an existing one. */
export function SavedViewDialog({
  view,
  filters,
  onClose,
  onOpen,
}: {
  /** The view to edit; a new one is saved without it. */
  view: SavedView | undefined;
  filters: Record<string, string>;
  onClose: () => void;
  onOpen: (id: string | null) => void;
}) {
  const remove = useDeleteSavedView();
  const [asksDeletion, setAsksDeletion] = useState(false);
  const form = useForm({
    initial: { name: view?.name ?? "", audience: view?.isShared ? "workspace" : "private" },
    check: checkContract(createSavedView.body, ({ name, audience }: ViewFields) => ({
      name,
      isShared: audience === "workspace",
      filters,
    })),
    mutation: useSavedView(view),
    onDone: ({ id, name }) => {
      onClose();
      onOpen(id);
      notify({ text: `${isolated(name)} saved`, tone: "success" });
    },
  });
  if (view && asksDeletion) {
    return (
      <ConfirmActionDialog
        open
        onOpenChange={(open) => !open && onClose()}
        {...actionTexts("Delete", "deleted", "view", view.name)}
        mutation={remove}
        input={view.id}
        onDone={() => onOpen(null)}
      >
        <p>{view.isShared ? "Everyone in the workspace loses this view. " : ""}Signals are not affected.</p>
      </ConfirmActionDialog>
    );
  }
  return (
    <FormDialog onClose={onClose} title={view ? "Edit view" : "Save view"}>
      <DialogForm
        form={form}
        submit={view ? "Save" : "Save view"}
        actions={
          view && (
            <Button variant="danger-quiet" className="sm:mr-auto" onClick={() => setAsksDeletion(true)}>
              Delete
            </Button>
          )
        }
        onCancel={onClose}
      >
        <TextField
          {...form.field("name")}
          label="Name"
          autoComplete="off"
          placeholder="Hot buyers this week"
        />
        {(view === undefined || view.isMine) && (
          <SelectField {...form.field("audience")} label="Who sees it" options={audiences} />
        )}
      </DialogForm>
    </FormDialog>
  );
}
