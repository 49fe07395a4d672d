"use client";
import type { FormEventHandler, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import type { NewDestination } from "@/lib/contracts/destinations";

/** What the form of every kind takes. `submit` names the act; `name` is what the destination is called so far. */
export interface ConnectionFormProps {
  submit: string;
  name?: string;
  pending: boolean;
  /** What the server threw. */
  refusal: unknown;
  onSubmit: (destination: NewDestination) => void;
  onCancel: () => void;
}

/** The window's part that holds a kind's fields, what was refused beside no field, and the acts. */
export function ConnectionForm({
  submit,
  pending,
  failure,
  ready = true,
  onSubmit,
  onCancel,
  children,
}: Pick<ConnectionFormProps, "submit" | "pending" | "onCancel"> & {
  failure: string | null;
  /** False while something must come first; there is nothing to submit yet. */
  ready?: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}) {
  return (
    <form onSubmit={onSubmit} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4">
        {children}
        {failure && (
          <div role="alert">
            <Callout tone="danger">{failure}</Callout>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        {ready && (
          <Button type="submit" variant="primary" pending={pending}>
            {submit}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
