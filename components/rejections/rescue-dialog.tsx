"use client";
import { useRouter } from "next/navigation";
import { DialogForm } from "@/components/forms/dialog-form";
import { awaited, useForm } from "@/components/forms/use-form";
import { Checkbox } from "@/components/ui/checkbox";
import type { DialogState } from "@/components/ui/dialog";
import { TextareaField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { useRescue } from "@/lib/client/rejections";
import { isolated } from "@/lib/contracts/isolated";
import type { Rejection, RescueResult } from "@/lib/contracts/rejections";
import { labelOfGate } from "./describe-rejection";

/** Takes down that a person should have been a signal, and makes them one on request. */
export function RescueDialog({
  rejection: { id, person, gate, canBecomeSignal },
  open,
  onOpenChange,
}: DialogState & { rejection: Rejection }) {
  const router = useRouter();
  const rescue = useRescue(id);
  const close = () => onOpenChange(false);
  const form = useForm({
    initial: { note: "", createSignal: canBecomeSignal },
    check: ({ note, createSignal }) => ({ body: { note: note.trim(), createSignal } }),
    // The row is gone once the list is reloaded, and this dialog with it.
    mutation: awaited(rescue),
    onDone: ({ signalId }: RescueResult) => {
      close();
      notify({
        text: signalId ? `${isolated(person.name)} is a signal now` : "Thank you, your feedback was saved",
        tone: "success",
        ...(signalId && { action: { label: "View", onSelect: () => router.push(`/signals/${signalId}`) } }),
      });
    },
  });
  const { createSignal } = form.fields;
  return (
    <FormDialog
      open={open}
      onClose={close}
      isDone={rescue.isSuccess}
      title={`${isolated(person.name)} should be a signal`}
      description="Feedback like this becomes proposals for your ideal customer profile."
    >
      <DialogForm
        form={form}
        submit={createSignal ? "Make a signal" : "Save feedback"}
        failed="This was not saved"
        onCancel={close}
      >
        <TextareaField
          {...form.field("note")}
          label="Note"
          optional
          hint="Why they are worth a message."
          rows={3}
          maxLength={1_000}
        />
        {canBecomeSignal ? (
          <Checkbox
            label="Make them a signal now"
            hint={`A profile that was not read in the last 30 days costs ${policy.price.person} credits.`}
            checked={createSignal}
            onChange={({ target }) => form.edit({ createSignal: target.checked })}
          />
        ) : (
          <p className="text-ink-muted text-sm">
            They can't be made a signal, because this check can't be overruled: {labelOfGate(gate)}.
          </p>
        )}
      </DialogForm>
    </FormDialog>
  );
}
