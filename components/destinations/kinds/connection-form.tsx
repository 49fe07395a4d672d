"use client";
import type { FormEventHandler, ReactNode } from "react";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import type { Destination } from "@/lib/contracts/destinations";
import type { Routing } from "@/lib/contracts/routing";

/** What a form returns: a name, and settings by the names of the contract. */
export interface GivenConnection {
  name: string;
  config: Record<string, unknown>;
}

/** Props of the form for every destination type. `submit` is the button label. */
export interface ConnectionFormProps {
  submit: string;
  /** The destination to edit: its settings are kept where the form stays empty. Without it, all are required. */
  edited?: Destination | undefined;
  pending: boolean;
  /** The routing of a new destination, for types that are created elsewhere than by `onSubmit`. */
  routing?: Routing;
  /** The error thrown by the request. */
  refusal: unknown;
  onSubmit: (given: GivenConnection) => void;
  onCancel: () => void;
}

/** The dialog content with a type's fields, errors that belong to no field, and the buttons. */
export function ConnectionForm({
  submit,
  pending,
  failure,
  refusal,
  ready = true,
  onSubmit,
  onCancel,
  children,
}: Pick<ConnectionFormProps, "submit" | "pending" | "refusal" | "onCancel"> & {
  failure: string | null;
  /** False while a prerequisite is missing, so there is nothing to submit yet. */
  ready?: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}) {
  return (
    <form onSubmit={onSubmit} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4">
        {children}
        {failure && <PlanRefusal error={refusal}>{failure}</PlanRefusal>}
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
