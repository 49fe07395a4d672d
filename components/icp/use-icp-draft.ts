import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { byField, problemsIn } from "@/components/forms/problems";
import { useDraft } from "@/components/forms/use-draft";
import { humanize } from "@/components/labels/describe-signal";
import { notifyFailed } from "@/components/page/notify-failed";
import { messageOf } from "@/components/page/query-failed";
import { notify } from "@/components/ui/toast";
import { isVersionConflict } from "@/lib/client/call";
import { useIcpChange } from "@/lib/client/icp";
import { getIcp } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { ResettableIcp } from "@/lib/contracts/icp";
import {
  changesBetween,
  describeChange,
  fieldNames,
  type IcpDraft,
  isSizeRange,
  rebaseEdits,
  undoOf,
} from "./icp-draft";

export type IcpErrors = Partial<Record<keyof IcpDraft, string>>;

const hasNone = (edits: object) => Object.keys(edits).length === 0;

/** State of an ICP being edited: unsaved changes on top of the server's data. They survive leaving the page. */
export function useIcpDraft(icp: ResettableIcp) {
  const [edits, setEdits] = useDraft<Partial<IcpDraft>>(`icp ${icp.id}`, {}, hasNone);
  // Of what the edits began with; the page may have read newer contents since.
  const [version, setVersion] = useDraft(`icp version ${icp.id}`, "", (value) => value === "");
  const [conflict, setConflict] = useState<string | null>(null);
  const client = useQueryClient();
  const save = useIcpChange();

  /** Moves the edits on top of what someone else saved. */
  async function rebase() {
    const now = await client.fetchQuery({ ...query(getIcp), staleTime: 0 });
    setEdits((mine) => rebaseEdits(icp, mine, now));
    setVersion(now.version);
    const lines = describeChange(icp, changesBetween(icp, now), humanize);
    setConflict(["Your input is still here, on top of their change.", ...lines].join(" "));
  }
  const draft: IcpDraft = { ...icp, ...edits };
  const change = changesBetween(icp, edits);
  const own: IcpErrors = {
    ...(isSizeRange(draft) ? {} : { maxEmployees: "This is less than the minimum." }),
    ...(draft.name.trim() === "" ? { name: "Required" } : {}),
  };
  const refused: IcpErrors = byField(problemsIn(save.error), fieldNames);
  const isPlaced = Object.keys(refused).length > 0;
  return {
    draft,
    /** The value to be saved. */
    change,
    isChanged: Object.keys(change).length > 0,
    isSound: Object.keys(own).length === 0,
    errors: { ...refused, ...own },
    failure: save.error && !isPlaced ? [messageOf(save.error), conflict ?? ""].join(" ").trim() : null,
    isSaving: save.isPending,
    edit(fields: Partial<IcpDraft>) {
      if (save.isError) save.reset();
      setVersion((before) => before || icp.version);
      setEdits((before) => ({ ...before, ...fields }));
    },
    discard() {
      save.reset();
      setVersion("");
      setEdits({});
    },
    /** Saves the change. Without `onSaved` it confirms in a toast and offers to undo. */
    save(onSaved?: () => void) {
      const saved = edits;
      const body = { ...change, version: version || icp.version };
      save.mutate(body, {
        onError: (error) => {
          setConflict(null);
          if (isVersionConflict(error)) void rebase();
        },
        onSuccess: (now) => {
          setVersion("");
          // Keep edits made while saving.
          setEdits((now) => (now === saved ? {} : changesBetween({ ...icp, ...saved }, now)));
          if (onSaved) onSaved();
          else {
            notifySaved(icp, change, (undo) =>
              save.mutate({ ...undo, version: now.version }, { onError: notifyUndoFailed }),
            );
          }
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

const notifyUndoFailed = (error: Error) => notifyFailed("Could not undo the change", error);
