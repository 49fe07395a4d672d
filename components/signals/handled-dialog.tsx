"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { RelativeTime } from "@/components/ui/relative-time";
import { isolated } from "@/lib/contracts/isolated";
import type { SignalItem } from "@/lib/contracts/signals";
import { describeHandler, handledByOthers } from "./describe-handling";
import type { SignalDialogProps } from "./signal-dialog-props";
import { useMyId } from "./use-team";

/** The persons that are named; the rest are counted. */
const named = 5;

/** Warns before a change of signals whose persons another member handles; `confirm` is the change. */
export function HandledDialog({
  signals,
  confirm,
  onConfirm,
  ...state
}: SignalDialogProps & { confirm: string; onConfirm: () => void }) {
  const myId = useMyId();
  const handled = handledByOthers(signals, myId);
  const [first] = handled;
  const sentence = ({ handling, person }: SignalItem) =>
    handling && describeHandler(handling, isolated(person.name), myId);
  const title =
    first && handled.length === 1 ? sentence(first) : `Others handle ${handled.length} of these people`;
  return (
    <ConfirmDialog
      {...state}
      title={title ?? ""}
      confirm={confirm}
      variant="primary"
      onConfirm={() => {
        state.onOpenChange(false);
        onConfirm();
      }}
    >
      <ul>
        {handled.slice(0, named).map((signal) => (
          <li key={signal.id}>
            {handled.length > 1 && `${sentence(signal)}. `}
            {signal.handling?.at && (
              <>
                The last step was <RelativeTime at={signal.handling.at} />.
              </>
            )}
          </li>
        ))}
        {handled.length > named && <li>And {handled.length - named} more.</li>}
      </ul>
      <p>Agree on who writes first, so that nobody hears from two of you.</p>
    </ConfirmDialog>
  );
}
