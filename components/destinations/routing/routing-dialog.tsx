"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "@/components/layout/query-failed";
import {
  classificationLabels,
  signalTypeLabels,
  sourceTypeLabels,
} from "@/components/signals/describe-signal";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { notify } from "@/components/ui/toast";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";
import { useDestinationChange } from "@/lib/client/destinations";
import { listTagCategories } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Destination } from "@/lib/contracts/destinations";
import type { Routing } from "@/lib/contracts/routing";
import { RoutingChoices } from "./routing-choices";
import { ageChoices, tagChoices, tidyRouting, wholeNumber } from "./routing-draft";
import { useRoutingDescription } from "./use-routing-description";

const modes = [
  { value: "auto", label: "Automatically" },
  { value: "manual", label: "Manually only" },
] as const;

const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Edits which signals are sent to a destination automatically, with the rule shown as a sentence. */
export function RoutingDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & {
  destination: Destination;
}) {
  const { name, routing } = destination;
  const change = useDestinationChange(destination.id);
  const categories = useQuery(query(listTagCategories));
  const [draft, setDraft] = useState<Routing>(routing);
  const description = useRoutingDescription(draft);
  const edit = (fields: Partial<Routing>) => setDraft({ ...draft, ...fields });
  const tags = categories.data ? tagChoices(categories.data.data, routing.tags ?? []) : [];
  const isGone = (id: string) => tags.some((tag) => tag.value === id && tag.isDeleted);

  // The dialog is unmounted before the server responds, which would drop mutation callbacks.
  async function save(next: Routing, undo?: Routing, done = "saved") {
    try {
      await change.mutateAsync({ routing: next });
      notify({
        text: `Routing of ${name} ${done}`,
        tone: "success",
        ...(undo && { action: { label: "Undo", onSelect: () => void save(undo, undefined, "restored") } }),
      });
    } catch (error) {
      notify({ text: "The routing was not saved", description: messageOf(error), tone: "danger" });
    }
  }

  return (
    <FormDialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Routing of ${name}`}
        description="Empty conditions match every signal. All the conditions you set must match."
        size="lg"
      >
        <DialogBody className="space-y-5">
          <Segmented
            label="How signals are sent"
            value={draft.mode}
            options={modes}
            onChange={(mode) => edit({ mode })}
          />
          {draft.mode === "auto" && (
            <>
              <div className="grid items-start gap-4 sm:grid-cols-3">
                <Field label="Min strength">
                  {(field) => (
                    <Select
                      {...field}
                      value={draft.minStrength ?? 0}
                      onChange={(event) => edit({ minStrength: Number(event.target.value) })}
                    >
                      <option value={0}>Any</option>
                      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((strength) => (
                        <option key={strength}>{strength}</option>
                      ))}
                    </Select>
                  )}
                </Field>
                <Field label="Min fit">
                  {(field) => (
                    <Input
                      {...field}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder="Any, or 1 to 100"
                      value={draft.minIcp || ""}
                      onChange={(event) => edit({ minIcp: wholeNumber(event.target.value, 100) })}
                    />
                  )}
                </Field>
                <Field label="Max age">
                  {(field) => (
                    <Select
                      {...field}
                      value={draft.maxAgeHours ?? 0}
                      onChange={(event) => edit({ maxAgeHours: Number(event.target.value) })}
                    >
                      {ageChoices(draft.maxAgeHours).map(({ hours, label }) => (
                        <option key={hours} value={hours}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </div>
              <RoutingChoices
                legend="Role"
                options={choicesOf(classifications, classificationLabels)}
                chosen={draft.classifications ?? []}
                onChange={(next) => edit({ classifications: next })}
              />
              <RoutingChoices
                legend="Source"
                options={choicesOf(sourceTypes, sourceTypeLabels)}
                chosen={draft.sourceTypes ?? []}
                onChange={(next) => edit({ sourceTypes: next })}
              />
              <RoutingChoices
                legend="What they did"
                options={choicesOf(signalTypes, signalTypeLabels)}
                chosen={draft.signalTypes ?? []}
                onChange={(next) => edit({ signalTypes: next })}
              />
              {tags.length > 0 && (
                <RoutingChoices
                  legend="Tags (any of)"
                  options={tags}
                  chosen={draft.tags ?? []}
                  onChange={(next) => edit({ tags: next })}
                />
              )}
            </>
          )}
          <Checkbox
            label="Send again when stronger evidence changes a signal"
            checked={draft.resendWhenStronger ?? false}
            onChange={(event) => edit({ resendWhenStronger: event.target.checked })}
          />
          <p role="status" className="rounded-md bg-sunken px-3 py-2 text-ink text-sm">
            {description}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              const next = tidyRouting(draft);
              // Once a deleted tag is removed from the rule, it cannot be added again.
              const hasLetGo = routing.tags?.some((id) => isGone(id) && !next.tags?.includes(id));
              void save(next, hasLetGo ? undefined : routing);
              onOpenChange(false);
            }}
          >
            Save
          </Button>
        </DialogFooter>
      </DialogContent>
    </FormDialog>
  );
}
