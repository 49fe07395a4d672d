"use client";
import { describeSignals } from "@/components/labels/describe-signal";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { CommentForm } from "./comment-form";
import type { SignalDialogProps } from "./signal-dialog-props";

/** Takes one comment for each of the signals. */
export function CommentDialog({ signals, ...state }: SignalDialogProps) {
  const who = describeSignals(signals);
  return (
    <Dialog {...state} title={`Comment on ${who}`} description="Your team reads it on each signal.">
      <DialogBody className="pb-5">
        <CommentForm
          signalIds={signals.map(({ id }) => id)}
          onDone={() => {
            state.onOpenChange(false);
            notify({ text: `Comment added to ${who}` });
          }}
        />
      </DialogBody>
    </Dialog>
  );
}
