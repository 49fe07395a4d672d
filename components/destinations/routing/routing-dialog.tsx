"use client";
import { useState } from "react";
import { notifyFailed } from "@/components/page/notify-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button } from "@/components/ui/button";
import { DialogFooter, type DialogState } from "@/components/ui/dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { isVersionConflict } from "@/lib/client/call";
import { useDestinationChange } from "@/lib/client/destinations";
import { listTagCategories } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import { isolated } from "@/lib/contracts/isolated";
import type { Routing } from "@/lib/contracts/routing";
import { tagChoices, tidyRouting } from "./routing-draft";
import { RoutingForm } from "./routing-form";

/** Edits which signals are sent to a destination automatically, with what the rules would have sent. */
export function RoutingDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & { destination: Destination }) {
  const { name, routing } = destination;
  const change = useDestinationChange(destination.id);
  const categories = useApiQuery(listTagCategories);
  const [draft, setDraft] = useState<Routing>(routing);

  /** Of what the draft began with; null after a conflict, when saving again replaces what was read since. */
  const [version, setVersion] = useState<string | null>(destination.version);

  // Awaited: an undo runs when the dialog is gone, and with it callbacks of `mutate`.
  async function save(
    next: Routing,
    baseVersion: string,
    undo?: Routing,
    done: "saved" | "restored" = "saved",
  ) {
    try {
      const saved = await change.mutateAsync({ routing: next, version: baseVersion });
      // By the time of an undo, another dialog may be open in its place.
      if (done === "saved") onOpenChange(false);
      const restore = () => undo && void save(undo, saved.version, undefined, "restored");
      notify({
        text: `Routing of ${isolated(name)} ${done}`,
        tone: "success",
        ...(undo && { action: { label: "Undo", onSelect: restore } }),
      });
    } catch (error) {
      if (isVersionConflict(error)) setVersion(null);
      notifyFailed("The routing was not saved", error);
    }
  }

  function confirm() {
    const next = tidyRouting(draft);
    const tags = tagChoices(categories.data?.data ?? [], routing.tags ?? []);
    // Once a deleted tag is removed from the rule, it cannot be added again.
    const hasLetGo = tags.some(
      ({ value, isDeleted }) => isDeleted && routing.tags?.includes(value) && !next.tags?.includes(value),
    );
    void save(next, version ?? destination.version, hasLetGo ? undefined : routing);
  }

  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={`Routing of ${isolated(name)}`}
      description="Empty conditions match every signal. All the conditions you set must match."
      size="lg"
    >
      <RoutingForm draft={draft} keptTags={routing.tags} onChange={setDraft} />
      <DialogFooter>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button variant="primary" pending={change.isPending} onClick={confirm}>
          Save
        </Button>
      </DialogFooter>
    </FormDialog>
  );
}
