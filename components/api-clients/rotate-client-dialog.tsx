"use client";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { OneTimeSecret } from "@/components/ui/one-time-secret";
import { Select } from "@/components/ui/select";
import { useRotateClientSecret } from "@/lib/client/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";
import { isolated } from "@/lib/contracts/isolated";

/** Rotates a client's secret: asks when the current one expires, then shows the new one once. */
export function RotateClientDialog({
  client,
  open,
  onOpenChange,
}: DialogState & {
  client: ApiClient;
}) {
  const rotate = useRotateClientSecret(client.id);
  const [overlapHours, setOverlapHours] = useState<0 | 24>(24);
  const secret = rotate.data?.clientSecret;

  function close() {
    onOpenChange(false);
    rotate.reset();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <DialogContent
        title={`Rotate secret of ${isolated(client.name)}`}
        onInteractOutside={(event) => secret && event.preventDefault()}
        onEscapeKeyDown={(event) => secret && event.preventDefault()}
      >
        {secret ? (
          <DialogBody className="pb-5">
            <OneTimeSecret label="New client secret" value={secret} onDone={close} done="Done" />
          </DialogBody>
        ) : (
          <>
            <DialogBody className="space-y-4">
              <Field
                label="Current secret expires"
                hint={
                  overlapHours === 0
                    ? "Choose this if the secret may be compromised. Access tokens are revoked too, and the program loses access until it has the new secret."
                    : "Gives you time to update the program without downtime. Any older secret that still works expires now."
                }
              >
                {(control) => (
                  <Select
                    {...control}
                    value={String(overlapHours)}
                    onChange={({ target }) => setOverlapHours(target.value === "24" ? 24 : 0)}
                  >
                    <option value="24">In 24 hours</option>
                    <option value="0">Immediately</option>
                  </Select>
                )}
              </Field>
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
