"use client";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { LocalTime } from "@/components/ui/local-time";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { Select } from "@/components/ui/select";
import { useRotateSecret } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** How long the current secret keeps working, in hours. */
const overlaps = [
  { hours: 24, label: "For 24 hours" },
  { hours: 1, label: "For 1 hour" },
  { hours: 72, label: "For 3 days" },
  { hours: 168, label: "For 7 days" },
  { hours: 0, label: "Not at all: it leaked" },
];

/** Rotates the signing secret: asks how long the current one keeps working, then shows the new one once. */
export function RotateSecretDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & {
  destination: Destination;
}) {
  const rotate = useRotateSecret(destination.id);
  const [overlapHours, setOverlapHours] = useState(24);
  const secret = rotate.data?.signatureSecret;
  const until = rotate.data?.previousSecretUntil;

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
          <DialogBody className="space-y-3 pb-5">
            {until && (
              <p className="text-ink-muted text-sm">
                The previous secret keeps working until <LocalTime at={until} />. Give your receiver the new
                one before then.
              </p>
            )}
            <OneTimeSecret label="New signing secret" value={secret} onDone={close} done="Done" />
          </DialogBody>
        ) : (
          <>
            <DialogBody className="space-y-3 text-ink-muted text-sm">
              <Field label="The current secret keeps working">
                {(control) => (
                  <Select
                    {...control}
                    value={String(overlapHours)}
                    onChange={(event) => setOverlapHours(Number(event.target.value))}
                  >
                    {overlaps.map(({ hours, label }) => (
                      <option key={hours} value={hours}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <p>
                {overlapHours > 0
                  ? "Until then, deliveries are signed with both secrets, so your receiver can change over at any time. You can end it earlier."
                  : "Update your receiver right away. If it rejects a delivery with 401 or 403 before then, the destination pauses and holds its deliveries until a connection test succeeds."}
              </p>
              {destination.previousSecret && (
                <Callout tone="warning">
                  A previous secret still works. Only the latest one is kept: that one stops working now.
                </Callout>
              )}
              {rotate.isError && <Callout tone="danger">{messageOf(rotate.error)}</Callout>}
            </DialogBody>
            <DialogFooter>
              <Button onClick={close}>Cancel</Button>
              <Button
                variant="danger"
                pending={rotate.isPending}
                onClick={() => rotate.mutate({ overlapHours })}
              >
                Rotate secret
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
