import { fieldOf } from "@/components/forms/server-refusal";
import { useDraft } from "@/components/forms/use-draft";
import { messageOf } from "@/components/layout/query-failed";
import { humanize } from "@/components/signals/describe-signal";
import { notify } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/call";
import { useIcpChange } from "@/lib/client/icp";
import type { ResettableIcp } from "@/lib/contracts/icp";
import { changesBetween, describeChange, fieldNames, type IcpDraft, isSizeRange, undoOf } from "./icp-draft";

export type IcpErrors = Partial<Record<keyof IcpDraft, string>>;

const hasNone = (edits: object) => Object.keys(edits).length === 0;

/** State of an ICP being edited: unsaved changes on top of the server's data. They survive leaving the page. */
export function useIcpDraft(icp: ResettableIcp) {
  const [edits, setEdits] = useDraft<Partial<IcpDraft>>(`icp ${icp.id}`, {}, hasNone);
  const save = useIcpChange();
  const draft: IcpDraft = { ...icp, ...edits };
  const change = changesBetween(icp, edits);
  const own: IcpErrors = {
    ...(isSizeRange(draft) ? {} : { maxEmployees: "This is less than the minimum." }),
    ...(draft.name.trim() === "" ? { name: "Required" } : {}),
  };
  const refused = refusals(save.error);
  const isPlaced = Object.keys(refused).length > 0;
  return {
    draft,
    /** The value to be saved. */
    change,
    isChanged: Object.keys(change).length > 0,
    isSound: Object.keys(own).length === 0,
    errors: { ...refused, ...own },
    failure: save.error && !isPlaced ? messageOf(save.error) : null,
    isSaving: save.isPending,
    edit(fields: Partial<IcpDraft>) {
      if (save.isError) save.reset();
      setEdits((before) => ({ ...before, ...fields }));
    },
    discard() {
      save.reset();
      setEdits({});
    },
    /** Saves the change. Without `onSaved` it confirms in a toast and offers to undo. */
    save(onSaved?: () => void) {
      const saved = edits;
      save.mutate(change, {
        onSuccess: () => {
          // Keep edits made while saving.
          setEdits((now) => (now === saved ? {} : changesBetween({ ...icp, ...saved }, now)));
          if (onSaved) onSaved();
          else notifySaved(icp, change, (undo) => save.mutate(undo, { onError: notifyUndoFailed }));
        },
      });
    },
  };
}

/** Says what changed in the ICP and offers to undo. */
function notifySaved(icp: IcpDraft, change: Partial<IcpDraft>, onUndo: (undo: Partial<IcpDraft>) => void) {
  const undo = undoOf(icp, change);
  notify({
    text: "ICP saved",
    description: describeChange(icp, change, humanize).join(". "),
    tone: "success",
    action: { label: "Undo", onSelect: () => onUndo(undo) },
  });
}

const notifyUndoFailed = (error: Error) =>
  notify({ text: "Could not undo the change", description: messageOf(error), tone: "danger" });

/** The server's error messages by field. */
function refusals(error: unknown): IcpErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.details.flatMap(({ path, message }) => {
      const name = fieldOf(path, fieldNames);
      return name ? [[name, message]] : [];
    }),
  );
}
