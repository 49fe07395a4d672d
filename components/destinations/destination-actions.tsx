"use client";
import { useRouter } from "next/navigation";
import { DialogButton } from "@/components/ui/dialog-button";
import { loadable } from "@/components/ui/loadable";
import type { Destination } from "@/lib/contracts/destinations";
import { PauseButton } from "./pause-button";

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

  return (
    <>
      <PauseButton destination={destination} />
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
