"use client";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog, DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/fields";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { messageOf } from "./query-failed";

/**
 * Rotates a secret: asks how long the current one keeps working, then shows the new one once. `describe` says what a
 * choice of hours means; `after` stands above the new secret.
 */
export function RotateDialog({
  open,
  onOpenChange,
  title,
  label,
  overlaps,
  describe,
  secretLabel,
  secret,
  rotation,
  onRotate,
  after,
}: DialogState & {
  title: string;
  label: string;
  /** The first one is chosen. */
  overlaps: readonly { hours: number; label: string }[];
  describe: (hours: number) => { hint?: string; note?: ReactNode };
  secretLabel: string;
  secret: string | undefined;
  rotation: { isPending: boolean; error: unknown; reset: () => void };
  onRotate: (hours: number) => void;
  after?: ReactNode;
}) {
  const [hours, setHours] = useState(overlaps[0]?.hours ?? 0);
  const { hint, note } = describe(hours);

  function close() {
    onOpenChange(false);
    rotation.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={title}
      onInteractOutside={(event) => secret && event.preventDefault()}
      onEscapeKeyDown={(event) => secret && event.preventDefault()}
    >
      {secret ? (
        <DialogBody className="space-y-3 pb-5">
          {after}
          <OneTimeSecret label={secretLabel} value={secret} onDone={close} done="Done" />
        </DialogBody>
      ) : (
        <>
          <DialogBody className="space-y-3 text-ink-muted text-sm">
            <SelectField
              label={label}
              hint={hint}
              options={overlaps.map((overlap) => ({
                value: String(overlap.hours),
                label: overlap.label,
              }))}
              value={String(hours)}
              onChange={(next) => setHours(Number(next))}
            />
            {note}
            {rotation.error !== null && <Callout tone="danger">{messageOf(rotation.error)}</Callout>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" pending={rotation.isPending} onClick={() => onRotate(hours)}>
              Rotate secret
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}
