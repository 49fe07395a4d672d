"use client";
import { actionTexts, ConfirmActionDialog } from "@/components/page/confirm-action-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useDeleteSource } from "@/lib/client/sources";
import type { Source } from "@/lib/contracts/sources";

/** Asks for confirmation before deleting a source, and says what is deleted and what is kept. */
export function DeleteSourceDialog({
  source,
  onDeleted,
  ...state
}: DialogState & { source: Source; onDeleted?: () => void }) {
  const remove = useDeleteSource();
  return (
    <ConfirmActionDialog
      {...state}
      {...actionTexts("Delete", "deleted", "source", source.displayName)}
      mutation={remove}
      input={source}
      onDone={onDeleted}
    >
      <p>
        The source is no longer checked: no new posts are found, and its{" "}
        {source.qualifiedPosts.toLocaleString("en-US")} relevant posts are no longer checked for engagement.
      </p>
      <p>
        Its existing signals are kept. If you add the same URL again, the source returns with its history. To
        stop temporarily, pause it instead.
      </p>
    </ConfirmActionDialog>
  );
}
