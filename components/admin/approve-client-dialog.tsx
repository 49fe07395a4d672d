"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import type { DialogState } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { FormDialog } from "@/components/ui/form-dialog";
import { notify } from "@/components/ui/toast";
import { useApproveClient } from "@/lib/client/admin";
import type { AdminClient } from "@/lib/contracts/admin";
import { isolated } from "@/lib/contracts/isolated";

/** Approves a client for its workspace; a self-registered client can be assigned to another workspace. */
export function ApproveClientDialog({
  client: { id, name, customer, contactEmail, networkUrl },
  open,
  onOpenChange,
}: DialogState & { client: AdminClient }) {
  const isRegistered = networkUrl !== null;
  const close = () => onOpenChange(false);
  const form = useForm({
    initial: { customerId: "" },
    places: isRegistered ? ["customerId"] : [],
    check: ({ customerId }) => {
      const other = customerId.trim();
      return { body: { id, ...(other && { customerId: other }) } };
    },
    mutation: useApproveClient(),
    onDone: (approved) => {
      close();
      notify({
        text: `${isolated(name)} approved`,
        tone: "success",
        ...(approved.customer && { description: `It can now read ${isolated(approved.customer.name)}.` }),
      });
    },
  });
  return (
    <FormDialog open={open} onClose={close} title={`Approve ${isolated(name)}?`}>
      <DialogForm form={form} submit="Approve client" className="text-sm" onCancel={close}>
        <p className="text-ink-muted">
          {customer
            ? `It will be able to read the workspace ${isolated(customer.name)} immediately.`
            : "It has no workspace. Enter one below."}
          {isRegistered && customer && ` ${contactEmail} will be invited as its admin.`}
        </p>
        {isRegistered && (
          <TextField
            {...form.field("customerId")}
            label="Another workspace"
            optional
            hint="The id of an existing workspace. The workspace created by the registration is then closed, and no one is invited."
            controlClassName="font-mono"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
