"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  type DialogState,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { useRescue } from "@/lib/client/rejections";
import { isolated } from "@/lib/contracts/isolated";
import type { Rejection } from "@/lib/contracts/rejections";
import { labelOfGate } from "./describe-rejection";

/** Takes down that a person should have been a signal, and makes them one on request. */
export function RescueDialog({
  rejection: { id, person, gate, canBecomeSignal },
  open,
  onOpenChange,
}: DialogState & { rejection: Rejection }) {
  const router = useRouter();
  const rescue = useRescue(id);
  const [note, setNote] = useState("");
  const [createSignal, setCreateSignal] = useState(canBecomeSignal);

  /** Waits for the result itself: the row is gone once the list is reloaded, and its callbacks with it. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await rescue.mutateAsync({ note: note.trim(), createSignal }).catch(() => null);
    // The dialog shows the error.
    if (!saved) return;
    const { signalId } = saved;
    onOpenChange(false);
    notify({
      text: signalId ? `${isolated(person.name)} is a signal now` : "Thank you, your feedback was saved",
      tone: "success",
      ...(signalId && { action: { label: "View", onSelect: () => router.push(`/signals/${signalId}`) } }),
    });
  }

  return (
    <FormDialog open={open} onOpenChange={onOpenChange} isDone={rescue.isSuccess}>
      <DialogContent
        title={`${isolated(person.name)} should be a signal`}
        description="Feedback like this becomes proposals for your ideal customer profile."
      >
        <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4">
            <Field label="Note" optional hint="Why they are worth a message.">
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={1_000}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </Field>
            {canBecomeSignal ? (
              <Checkbox
                label="Make them a signal now"
                hint={`A profile that was not read in the last 30 days costs ${policy.price.person} credits.`}
                checked={createSignal}
                onChange={(event) => setCreateSignal(event.target.checked)}
              />
            ) : (
              <p className="text-ink-muted text-sm">
                They can't be made a signal, because this check can't be overruled: {labelOfGate(gate)}.
              </p>
            )}
            {rescue.error && (
              <Callout tone="danger" title="This was not saved">
                {messageOf(rescue.error)}
              </Callout>
            )}
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" variant="primary" pending={rescue.isPending}>
              {createSignal ? "Make a signal" : "Save feedback"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
