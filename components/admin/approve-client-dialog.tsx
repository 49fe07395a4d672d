"use client";
import { type FormEvent, useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/toast";
import { useApproveClient } from "@/lib/client/admin";
import { ApiError } from "@/lib/client/call";
import type { AdminClient } from "@/lib/contracts/admin";
import { isolated } from "@/lib/contracts/isolated";

/** Approves a client for its workspace; a self-registered client can be assigned to another workspace. */
export function ApproveClientDialog({
  client,
  open,
  onOpenChange,
}: DialogState & {
  client: AdminClient;
}) {
  const approve = useApproveClient();
  const [customerId, setCustomerId] = useState("");
  const { id, name, customer, contactEmail, networkUrl } = client;
  const isRegistered = networkUrl !== null;
  const refusal = approve.error;
  const problem = refusal instanceof ApiError ? refusal.details[0]?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (approve.isPending) return;
    const other = customerId.trim();
    approve.mutate(
      { id, ...(other && { customerId: other }) },
      {
        onSuccess: (approved) => {
          onOpenChange(false);
          const where = approved.customer
            ? `It can now read ${isolated(approved.customer.name)}.`
            : undefined;
          notify({
            text: `${isolated(name)} approved`,
            tone: "success",
            ...(where && { description: where }),
          });
        },
      },
    );
  }

  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={`Approve ${isolated(name)}?`}>
        <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4 text-sm">
            <p className="text-ink-muted">
              {customer
                ? `It will be able to read the workspace ${isolated(customer.name)} immediately.`
                : "It has no workspace. Enter one below."}
              {isRegistered && customer && ` ${contactEmail} will be invited as its admin.`}
            </p>
            {isRegistered && (
              <Field
                label="Another workspace"
                optional
                hint="The id of an existing workspace. The workspace created by the registration is then closed, and no one is invited."
                error={problem}
              >
                {(control) => (
                  <Input
                    {...control}
                    className="font-mono"
                    autoComplete="off"
                    spellCheck={false}
                    value={customerId}
                    onChange={(event) => setCustomerId(event.target.value)}
                  />
                )}
              </Field>
            )}
            {refusal && !(isRegistered && problem) && <Callout tone="danger">{messageOf(refusal)}</Callout>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button type="submit" variant="primary" pending={approve.isPending}>
              Approve client
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
