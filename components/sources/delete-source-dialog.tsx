"use client";
import { ConfirmedAct } from "@/components/layout/confirmed-act";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteSource } from "@/lib/client/sources";
import type { Source } from "@/lib/contracts/sources";

/** Asks before a source is deleted, and says what goes and what stays. */
export function DeleteSourceDialog({
  source,
  open,
  onOpenChange,
  onDeleted,
}: DialogState & {
  source: Source;
  onDeleted?: () => void;
}) {
  const remove = useDeleteSource();
  return (
    <ConfirmedAct
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${source.displayName}?`}
      confirm="Delete source"
      act={remove}
      input={source}
      done={`${source.displayName} deleted`}
      failed={`${source.displayName} was not deleted`}
      onDone={onDeleted}
    >
      <p>
        It is no longer looked at: no new posts are found, and the{" "}
        {source.qualifiedPosts.toLocaleString("en-US")} relevant ones in view are not harvested again.
      </p>
      <p>
        Signals that it made stay where they are. Adding the same address again brings the source back with
        its history. To stop it for a while, pause it instead.
      </p>
    </ConfirmedAct>
  );
}
