"use client";
import { useRouter } from "next/navigation";
import { notifyFailed } from "@/components/page/notify-failed";
import { useUpgradeAction } from "@/components/remedies/plan-refusal";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import { notify } from "@/components/ui/toast";
import { useDestinationChange } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";
import { isolated } from "@/lib/contracts/isolated";
import { isPausedOnPurpose } from "./describe-destination";

const RotateSecretDialog = loadable(() =>
  import("./console/rotate-secret-dialog").then((file) => file.RotateSecretDialog),
);
const DeleteDestinationDialog = loadable(() =>
  import("./delete-destination-dialog").then((file) => file.DeleteDestinationDialog),
);

const EditConnectionDialog = loadable(() =>
  import("./edit-connection-dialog").then((file) => file.EditConnectionDialog),
);

/** Menu to pause or resume, rename or reconnect, rotate the secret, or delete. */
export function DestinationActions({ destination }: { destination: Destination }) {
  const router = useRouter();
  const change = useDestinationChange(destination.id);
  const upgradeAction = useUpgradeAction();

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

  return (
    <>
      {destination.isActive && <Button onClick={() => void turn(false)}>Pause</Button>}
      {isPausedOnPurpose(destination) && (
        <Button variant="primary" onClick={() => void turn(true)}>
          Resume
        </Button>
      )}
      <DialogButton
        load={EditConnectionDialog.load}
        dialog={(state) => <EditConnectionDialog destination={destination} {...state} />}
      >
        Edit
      </DialogButton>
      {destination.type === "webhook" && (
        <DialogButton
          load={RotateSecretDialog.load}
          dialog={(state) => <RotateSecretDialog destination={destination} {...state} />}
        >
          Rotate secret
        </DialogButton>
      )}
      <DialogButton
        variant="danger-quiet"
        load={DeleteDestinationDialog.load}
        dialog={(state) => (
          <DeleteDestinationDialog
            destination={destination}
            {...state}
            onDeleted={() => router.push("/destinations")}
          />
        )}
      >
        Delete
      </DialogButton>
    </>
  );
}
