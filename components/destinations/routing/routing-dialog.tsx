"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import { listTagCategories } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Destination } from "@/lib/contracts/destinations";
import type { Routing } from "@/lib/contracts/routing";
import { tagChoices, tidyRouting } from "./routing-draft";
import { RoutingForm } from "./routing-form";

/** Edits which signals are sent to a destination automatically, with what the rules would have sent. */
export function RoutingDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & {
  destination: Destination;
}) {
  const { name, routing } = destination;
  const change = useDestinationChange(destination.id);
  const categories = useQuery(query(listTagCategories));
  const [draft, setDraft] = useState<Routing>(routing);

  // The dialog is unmounted before the server responds, which would drop mutation callbacks.
  async function save(next: Routing, undo?: Routing, done = "saved") {
    try {
      await change.mutateAsync({ routing: next });
      notify({
        text: `Routing of ${name} ${done}`,
        tone: "success",
        ...(undo && { action: { label: "Undo", onSelect: () => void save(undo, undefined, "restored") } }),
      });
    } catch (error) {
      notify({ text: "The routing was not saved", description: messageOf(error), tone: "danger" });
    }
  }

  function confirm() {
    const next = tidyRouting(draft);
    const tags = tagChoices(categories.data?.data ?? [], routing.tags ?? []);
    // Once a deleted tag is removed from the rule, it cannot be added again.
    const hasLetGo = tags.some(
      ({ value, isDeleted }) => isDeleted && routing.tags?.includes(value) && !next.tags?.includes(value),
    );
    void save(next, hasLetGo ? undefined : routing);
    onOpenChange(false);
  }

  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Routing of ${name}`}
        description="Empty conditions match every signal. All the conditions you set must match."
        size="lg"
      >
        <RoutingForm draft={draft} keptTags={routing.tags} onChange={setDraft} />
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" onClick={confirm}>
            Save
          </Button>
        </DialogFooter>
      </DialogContent>
    </FormDialog>
  );
}
