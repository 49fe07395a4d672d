"use client";
import { type FormEvent, useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/fields";
import type { WorkChange } from "@/lib/client/signal-work";
import type { SignalDialogProps } from "./signal-dialog-props";
import { nameOf, useStages, useTeammates } from "./use-team";

const keep = "keep";
const nobody = "nobody";
const leaveAsIs = { value: keep, label: "Leave as is" };

/** Assigns signals or moves them to another stage, many at once. */
export function WorkDialog({
  signals,
  onChange,
  ...state
}: SignalDialogProps & { onChange: (change: WorkChange) => void }) {
  return (
    <Dialog {...state} title={`Assign ${describeSignals(signals)}`}>
      <WorkForm
        key={signals.map(({ id }) => id).join()}
        onCancel={() => state.onOpenChange(false)}
        onSave={(change) => {
          state.onOpenChange(false);
          onChange(change);
        }}
      />
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
        <SelectField
          label="Assigned to"
          options={[
            leaveAsIs,
            ...members.map((member) => ({
              value: member.userId,
              label: member.isMe ? `${nameOf(member)} (you)` : nameOf(member),
            })),
            { value: nobody, label: "Nobody" },
          ]}
          value={assignee}
          onChange={setAssignee}
        />
        <SelectField
          label="Stage"
          options={[leaveAsIs, ...stages.map((one) => ({ value: one.stage, label: one.name }))]}
          value={stage}
          onChange={setStage}
        />
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
