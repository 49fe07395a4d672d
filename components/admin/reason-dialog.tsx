"use client";
import { type FormEvent, type ReactNode, useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/call";

/** The part of a mutation that is needed to run it. */
interface Mutation<Body> {
  mutate(body: Body, callbacks: { onSuccess: () => void }): void;
  isPending: boolean;
  error: unknown;
}

const shortest = 3;
const longest = 500;

/**
 * Asks an operator why before doing something to a workspace. `children` are what happens and any other fields;
 * `body` is what to send, or null while another field is not filled in. It stays open if the request fails.
 */
export function ReasonDialog<Body>({
  open,
  onOpenChange,
  title,
  confirm,
  isDestructive = false,
  mutation,
  body,
  done,
  children,
}: DialogState & {
  title: string;
  confirm: string;
  isDestructive?: boolean;
  mutation: Mutation<Body>;
  body: (reason: string) => Body | null;
  done: string;
  children: ReactNode;
}) {
  const [reason, setReason] = useState("");
  const [isTried, setIsTried] = useState(false);
  const given = reason.trim();
  const isMissing = given.length < shortest;
  const { error, isPending } = mutation;
  const ofReason = error instanceof ApiError && error.details.find(({ path }) => path === "reason")?.message;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTried(true);
    // Asked even without a reason, so that every field that is not filled in says so.
    const asked = body(given);
    if (isPending) return;
    if (isMissing || asked === null) {
      // The messages are rendered first, so that the field that gets focus is announced with its own.
      setTimeout(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    mutation.mutate(asked, {
      onSuccess: () => {
        onOpenChange(false);
        setReason("");
        setIsTried(false);
        notify({ text: done, tone: "success" });
      },
    });
  }

  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title}>
        <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
          <DialogBody className="space-y-4 text-sm">
            {children}
            <Field
              label="Reason"
              hint="The customer's admins read it in their audit log."
              error={(isTried && isMissing && "Say why in at least 3 characters") || ofReason || undefined}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={longest}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
            {error !== null && !ofReason && <Callout tone="danger">{messageOf(error)}</Callout>}
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button type="submit" variant={isDestructive ? "danger" : "primary"} pending={isPending}>
              {confirm}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </FormDialog>
  );
}
