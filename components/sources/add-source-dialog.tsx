"use client";
import { useApiQuery } from "@/components/page/use-api-query";
import type { DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { listSources } from "@/lib/client/operations";
import { SourceForm } from "./source-form";

/** The dialog for adding a source. */
export function AddSourceDialog({ open, onOpenChange }: DialogState) {
  const sources = useApiQuery(listSources);
  const close = () => onOpenChange(false);
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Add a source"
      description="We search for its posts immediately, then every six hours."
    >
      <SourceForm networks={sources.data?.networks ?? []} onClose={close} />
    </FormDialog>
  );
}
