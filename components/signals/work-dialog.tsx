"use client";
import { type FormEvent, useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { WorkChange } from "@/lib/client/signal-work";
import type { SignalItem } from "@/lib/contracts/signals";
import { nameOf, useStages, useTeammates } from "./use-team";

const keep = "keep";
const nobody = "nobody";

/** Assigns signals or moves them to another stage, many at once. */
export function WorkDialog({
  signals,
  open,
  onOpenChange,
  onCloseAutoFocus,
  onChange,
}: DialogState & {
  signals: readonly SignalItem[];
  onCloseAutoFocus: (event: Event) => void;
  onChange: (change: WorkChange) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={`Assign ${describeSignals(signals)}`} onCloseAutoFocus={onCloseAutoFocus}>
        <WorkForm
          key={signals.map(({ id }) => id).join()}
          onCancel={() => onOpenChange(false)}
          onSave={(change) => {
            onOpenChange(false);
            onChange(change);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function WorkForm({ onCancel, onSave }: { onCancel: () => void; onSave: (change: WorkChange) => void }) {
  const members = useTeammates();
  const stages = useStages();
  const [assignee, setAssignee] = useState(keep);
  const [stage, setStage] = useState(keep);
  const isUnchanged = assignee === keep && stage === keep;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isUnchanged) return;
    const member = members.find(({ userId }) => userId === assignee) ?? null;
    onSave({
      ...(assignee !== keep && { assignee: member }),
      ...(stage !== keep && { stage: stages.find((one) => one.stage === stage)?.stage }),
    });
  }

  return (
    <form onSubmit={save} className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4">
        <Field label="Assigned to">
          {(control) => (
            <Select {...control} value={assignee} onChange={({ target }) => setAssignee(target.value)}>
              <option value={keep}>Leave as is</option>
              {members.map((member) => (
                <option key={member.userId} value={member.userId}>
                  {member.isMe ? `${nameOf(member)} (you)` : nameOf(member)}
                </option>
              ))}
              <option value={nobody}>Nobody</option>
            </Select>
          )}
        </Field>
        <Field label="Stage">
          {(control) => (
            <Select {...control} value={stage} onChange={({ target }) => setStage(target.value)}>
              <option value={keep}>Leave as is</option>
              {stages.map((one) => (
                <option key={one.stage} value={one.stage}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={isUnchanged}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}
