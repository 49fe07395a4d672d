"use client";
import { DialogContent, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useCreateSource } from "@/lib/client/sources";
import type { NewSource } from "@/lib/contracts/sources";
import { SourceForm } from "./source-form";

/** The window in which a source is added. */
export function AddSourceDialog({ open, onOpenChange }: DialogState) {
  const create = useCreateSource();
  const submit = (source: NewSource) =>
    create.mutate(source, {
      onSuccess: ({ displayName }) => {
        onOpenChange(false);
        notify({
          text: `${displayName} added`,
          description: "Its posts are being looked for now.",
          tone: "success",
        });
      },
    });
  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Add a source"
        description="Its posts are looked for at once, and then every six hours."
      >
        <SourceForm
          pending={create.isPending}
          refusal={create.error}
          onSubmit={submit}
          onCancel={() => onOpenChange(false)}
        />
      </DialogContent>
    </FormDialog>
  );
}
