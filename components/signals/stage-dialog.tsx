"use client";
import { describeSignals } from "@/components/labels/describe-signal";
import { PickList } from "@/components/pick/pick-list";
import { Dialog } from "@/components/ui/dialog";
import type { SignalStage } from "@/db/vocabulary";
import type { SignalDialogProps } from "./signal-dialog-props";
import { StageIcon } from "./stage-mark";
import { useStages } from "./use-team";

/** Moves signals to a stage. */
export function StageDialog({
  signals,
  onMove,
  ...state
}: SignalDialogProps & { onMove: (stage: SignalStage) => void }) {
  const stages = useStages();
  return (
    <Dialog {...state} title={`Move ${describeSignals(signals)} to a stage`}>
      <PickList
        isShort
        label="Stages"
        placeholder="Search stages"
        rows={stages.map(({ stage, name }) => ({
          id: stage,
          name,
          icon: <StageIcon stage={stage} />,
          does: "Move",
          ...(signals.every((signal) => signal.stage === stage) && { detail: "Now" }),
        }))}
        empty="No stage with this name."
        onPick={({ id }) => {
          const picked = stages.find(({ stage }) => stage === id);
          state.onOpenChange(false);
          if (picked) onMove(picked.stage);
        }}
      />
    </Dialog>
  );
}
