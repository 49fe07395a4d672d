"use client";
import { useState } from "react";
import { useForm } from "@/components/forms/use-form";
import type { DialogState } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { useCustomerChange } from "@/lib/client/admin-customers";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { isolated } from "@/lib/contracts/isolated";
import { ReasonDialog, withReason } from "./reason-dialog";

/** Suspends a customer, or reopens a suspended one, and says beforehand what stops or goes on. */
export function LifecycleDialog({
  customer: { id, name, lifecycle },
  ...state
}: DialogState & { customer: AdminCustomerDetail }) {
  // As it was when the dialog opened: it must not turn into its opposite while it closes.
  const [isReopening] = useState(lifecycle === "suspended");
  const form = useForm({
    initial: { reason: "" },
    check: ({ reason }) =>
      withReason(reason, { body: { lifecycle: isReopening ? ("active" as const) : ("suspended" as const) } }),
    mutation: useCustomerChange(id),
    onDone: () => {
      state.onOpenChange(false);
      notify({ text: `${isolated(name)} ${isReopening ? "reopened" : "suspended"}`, tone: "success" });
    },
  });
  if (isReopening) {
    return (
      <ReasonDialog {...state} title={`Reopen ${isolated(name)}?`} confirm="Reopen" form={form}>
        <p className="text-ink-muted">
          The workspace goes on where it was before it was suspended. Sources are checked again when they are
          next due, and deliveries that waited are sent.
        </p>
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog {...state} title={`Suspend ${isolated(name)}?`} confirm="Suspend" isDestructive form={form}>
      <div className="space-y-2 text-ink-muted">
        <p>This stops at once:</p>
        <ul className="list-disc space-y-1 pl-5">
          <li>Searching, reading of posts, new signals and deliveries.</li>
          <li>
            Its members&apos; access: every page shows that the workspace is suspended, and your reason.
          </li>
          <li>Changes by its API clients. They can still read.</li>
        </ul>
        <p>No data is deleted, and a subscription is still charged. You can reopen it later.</p>
      </div>
    </ReasonDialog>
  );
}
