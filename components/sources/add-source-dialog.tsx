"use client";
import { useQuery } from "@tanstack/react-query";
import type { DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { listSources } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import { SourceForm } from "./source-form";

/** The dialog for adding a source. */
export function AddSourceDialog({ open, onOpenChange }: DialogState) {
  const sources = useQuery(query(listSources));
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
