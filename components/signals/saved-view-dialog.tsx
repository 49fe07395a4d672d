"use client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { notify } from "@/components/ui/toast";
import { useDeleteSavedView, useSavedView } from "@/lib/client/saved-views";
import { isolated } from "@/lib/contracts/isolated";
import { createSavedView, type NewSavedView, type SavedView } from "@/lib/contracts/saved-views";

interface ViewFields {
  name: string;
  audience: "private" | "workspace";
}
const fieldNames = ["name"] as const;

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
  const save = useSavedView(view);
  const remove = useDeleteSavedView();
  const [asksDeletion, setAsksDeletion] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<ViewFields, unknown, NewSavedView>({
    resolver: contractResolver(createSavedView.body, ({ name, audience }: ViewFields) => ({
      name,
      isShared: audience === "workspace",
      filters,
    })),
    defaultValues: { name: view?.name ?? "", audience: view?.isShared ? "workspace" : "private" },
  });
  const failure = useServerRefusal(save.error, setError, fieldNames);
  const submit = (body: NewSavedView) =>
    save.mutate(body, {
      onSuccess: ({ id, name }) => {
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
        title={`Delete ${isolated(view.name)}?`}
        confirm="Delete view"
        mutation={remove}
        input={view.id}
        done={`${isolated(view.name)} deleted`}
        failed={`${isolated(view.name)} was not deleted`}
        onDone={() => onOpen(null)}
      >
        <p>{view.isShared ? "Everyone in the workspace loses this view. " : ""}Signals are not affected.</p>
      </ConfirmActionDialog>
    );
  }
  return (
    <FormDialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={view ? "Edit view" : "Save view"}>
        <form onSubmit={handleSubmit(submit)} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4">
            <Field label="Name" error={formState.errors.name?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register("name")}
                  autoComplete="off"
                  placeholder="Hot buyers this week"
                />
              )}
            </Field>
            {(view === undefined || view.isMine) && (
              <Field label="Who sees it">
                {(control) => (
                  <Select {...control} {...register("audience")}>
                    <option value="private">Only you</option>
                    <option value="workspace">Everyone in the workspace</option>
                  </Select>
                )}
              </Field>
            )}
            {failure && <Callout tone="danger">{failure}</Callout>}
          </DialogBody>
          <DialogFooter>
            {view && (
              <Button variant="danger-quiet" className="sm:mr-auto" onClick={() => setAsksDeletion(true)}>
                Delete
              </Button>
            )}
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" pending={save.isPending}>
              {view ? "Save" : "Save view"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
