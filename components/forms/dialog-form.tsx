"use client";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import type { FormState } from "./use-form";

/**
 * The content of a dialog with a form: fields, errors that belong to no field under `failed`, Cancel, and the button
 * that sends it. `actions` are further buttons, before them.
 */
export function DialogForm({
  form,
  submit,
  variant = "primary",
  isReady = true,
  failed,
  actions,
  className,
  onCancel,
  children,
}: {
  form: FormState;
  /** The label of the button. */
  submit: string;
  variant?: "primary" | "danger";
  /** False while a prerequisite is missing, so there is nothing to submit yet. */
  isReady?: boolean;
  failed?: string;
  actions?: ReactNode;
  className?: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <form {...form.props} className="flex min-h-0 flex-col">
      <DialogBody className={cx("space-y-4", className)}>
        {children}
        {form.failure && (
          <PlanRefusal error={form.refusal} {...(failed && { title: failed })}>
            {form.failure}
          </PlanRefusal>
        )}
      </DialogBody>
      <DialogFooter>
        {actions}
        <Button onClick={onCancel}>Cancel</Button>
        {isReady && (
          <Button type="submit" variant={variant} pending={form.isPending}>
            {submit}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
