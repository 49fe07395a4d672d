"use client";
import { notifyFailed } from "@/components/page/notify-failed";
import { useUpgradeAction } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { isolated } from "@/lib/contracts/isolated";
import { describeHealth } from "./describe-destination";

/** Pauses a destination, or resumes one that needs no test for it; nothing where neither is possible. */
export function PauseButton({
  destination,
  size = "md",
  resumesOnly = false,
}: {
  destination: Destination;
  size?: "sm" | "md";
  resumesOnly?: boolean;
}) {
  const change = useDestinationChange(destination.id);
  const upgradeAction = useUpgradeAction();
  const { isResumable, needs } = describeHealth(destination);

  async function turn(isActive: boolean, undoable = true) {
    const done = isActive ? "resumed" : "paused";
    try {
      await change.mutateAsync({ isActive });
      const undo = { label: "Undo", onSelect: () => void turn(!isActive, false) };
      notify({
        text: `${isolated(destination.name)} ${done}`,
        tone: "success",
        ...(undoable && { action: undo }),
      });
    } catch (error) {
      notifyFailed(`${isolated(destination.name)} was not ${done}`, error, upgradeAction(error));
    }
  }

  if (destination.isActive && !resumesOnly) {
    return (
      <Button size={size} onClick={() => void turn(false)}>
        Pause
      </Button>
    );
  }
  if (!isResumable) return null;
  const hasFailedTest = needs === "attention";
  return (
    <Button size={size} variant={hasFailedTest ? "secondary" : "primary"} onClick={() => void turn(true)}>
      {hasFailedTest ? "Resume without a test" : "Resume"}
    </Button>
  );
}
