"use client";
import { messageOf } from "@/components/layout/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { useRotateSecret } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** Rotates the signing secret: warns about the effect, then shows the new secret once. */
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
        title="Rotate signing secret"
        onInteractOutside={(event) => secret && event.preventDefault()}
        onEscapeKeyDown={(event) => secret && event.preventDefault()}
      >
        {secret ? (
          <DialogBody className="pb-5">
            <OneTimeSecret label="New signing secret" value={secret} onDone={close} done="Done" />
          </DialogBody>
        ) : (
          <>
            <DialogBody className="space-y-3 text-ink-muted text-sm">
              <p>
                The current secret stops working immediately, so update your receiver right away. If it
                rejects a delivery with 401 or 403 before then, the destination pauses and holds its
                deliveries until a connection test succeeds.
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
