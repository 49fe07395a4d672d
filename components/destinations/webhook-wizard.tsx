"use client";
import { useState } from "react";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { SecretOnce } from "@/components/ui/secret-once";
import { Steps } from "@/components/ui/steps";
import { useCreateDestination } from "@/lib/client/destinations";
import type { CreatedDestination } from "@/lib/contracts/destinations";
import type { NewWebhook } from "./webhook-fields";
import { WebhookForm } from "./webhook-form";
import { WebhookTest } from "./webhook-test";

const steps = ["Connection", "Secret", "Test"];

/** Adds a webhook in three steps: where to, its secret (shown this once), and a test. */
export function WebhookWizard({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const create = useCreateDestination();
  const [created, setCreated] = useState<CreatedDestination | null>(null);
  const [stored, setStored] = useState(false);
  const current = created === null ? 0 : stored ? 2 : 1;

  function close() {
    onOpenChange(false);
    setCreated(null);
    setStored(false);
    create.reset();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <DialogContent
        title="Add a webhook"
        description="Every signal becomes one signed request to your endpoint."
        size="lg"
        // While the secret is in sight, a stray click beside the window must not lose it.
        onInteractOutside={(event) => current === 1 && event.preventDefault()}
        onEscapeKeyDown={(event) => current === 1 && event.preventDefault()}
      >
        <div className="px-5 pb-4">
          <Steps labels={steps} current={current} />
        </div>
        {created === null ? (
          <WebhookForm
            submit="Create and show the secret"
            pending={create.isPending}
            refusal={create.error}
            onSubmit={(webhook: NewWebhook) => create.mutate(webhook, { onSuccess: setCreated })}
            onCancel={close}
          />
        ) : stored ? (
          <WebhookTest destination={created} onDone={close} />
        ) : (
          <DialogBody className="pb-5">
            <SecretOnce
              label="Signature secret"
              value={created.signatureSecret ?? ""}
              onDone={() => setStored(true)}
            />
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}
