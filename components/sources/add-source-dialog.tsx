"use client";
import { useQuery } from "@tanstack/react-query";
import { DialogContent, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { useCreateSource } from "@/lib/client/sources";
import { isolated } from "@/lib/contracts/isolated";
import type { NewSource } from "@/lib/contracts/sources";
import { SourceForm } from "./source-form";

/** The dialog for adding a source. */
export function AddSourceDialog({ open, onOpenChange }: DialogState) {
  const create = useCreateSource();
  const sources = useQuery(query(listSources));
  const submit = (source: NewSource) =>
    create.mutate(source, {
      onSuccess: ({ displayName }) => {
        onOpenChange(false);
        notify({
          text: `${isolated(displayName)} added`,
          description: "We are searching for its posts now.",
          tone: "success",
        });
      },
    });
  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Add a source"
        description="We search for its posts immediately, then every six hours."
      >
        <SourceForm
          networks={sources.data?.networks ?? []}
          pending={create.isPending}
          refusal={create.error}
          onSubmit={submit}
          onCancel={() => onOpenChange(false)}
        />
      </DialogContent>
    </FormDialog>
  );
}
