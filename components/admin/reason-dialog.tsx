"use client";
import type { ReactNode } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import type { Checked, FormField, FormState } from "@/components/forms/use-form";
import type { DialogState } from "@/components/ui/dialog";
import { TextareaField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";

const shortest = 3;
const longest = 500;

/** Adds the reason to what else a form sends, or what is wrong with it to the other problems. */
export function withReason<Body extends object>(
  reason: string,
  others: Checked<Body>,
): Checked<Body & { reason: string }> {
  const trimmed = reason.trim();
  const isMissing = trimmed.length < shortest;
  if ("body" in others && !isMissing) return { body: { ...others.body, reason: trimmed } };
  const problems = "problems" in others ? others.problems : {};
  return { problems: { ...problems, reason: isMissing ? "Say why in at least 3 characters" : undefined } };
}

/**
 * Asks an operator why before doing something to a workspace. `children` are what happens and any other fields. It
 * stays open if the request fails.
 */
export function ReasonDialog({
  open,
  onOpenChange,
  title,
  confirm,
  isDestructive = false,
  form,
  children,
}: DialogState & {
  title: string;
  confirm: string;
  isDestructive?: boolean;
  form: FormState & { field: (name: "reason") => FormField<string> };
  children: ReactNode;
}) {
  const close = () => onOpenChange(false);
  return (
    <FormDialog open={open} onClose={close} title={title}>
      <DialogForm
        form={form}
        submit={confirm}
        variant={isDestructive ? "danger" : "primary"}
        className="text-sm"
        onCancel={close}
      >
        {children}
        <TextareaField
          {...form.field("reason")}
          label="Reason"
          hint="The customer's admins read it in their audit log."
          rows={2}
          maxLength={longest}
        />
      </DialogForm>
    </FormDialog>
  );
}
