"use client";
import { messageOf } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { SecretOnce } from "@/components/ui/secret-once";
import { useRotateSecret } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** Replaces the signature secret: says what that breaks, then shows the new one this once. */
export function RotateSecretDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & {
  destination: Destination;
}) {
  const rotate = useRotateSecret(destination.id);
  const secret = rotate.data?.signatureSecret;

  function close() {
    onOpenChange(false);
    rotate.reset();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <DialogContent
        title="Rotate the signature secret"
        onInteractOutside={(event) => secret && event.preventDefault()}
        onEscapeKeyDown={(event) => secret && event.preventDefault()}
      >
        {secret ? (
          <DialogBody className="pb-5">
            <SecretOnce label="New signature secret" value={secret} onDone={close} done="Done" />
          </DialogBody>
        ) : (
          <>
            <DialogBody className="space-y-3 text-ink-muted text-sm">
              <p>
                The present secret stops working at once: until your receiver has the new one, it will refuse
                what arrives. Refused deliveries are tried again later, so nothing is lost meanwhile.
              </p>
              {rotate.isError && <Callout tone="danger">{messageOf(rotate.error)}</Callout>}
            </DialogBody>
            <DialogFooter>
              <Button onClick={close}>Cancel</Button>
              <Button variant="danger" pending={rotate.isPending} onClick={() => rotate.mutate()}>
                Rotate secret
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
