"use client";
import { RotateDialog } from "@/components/page/rotate-dialog";
import type { DialogState } from "@/components/ui/dialog";
import { useRotateClientSecret } from "@/lib/client/api-clients";
import type { ApiClient } from "@/lib/contracts/api-clients";
import { isolated } from "@/lib/contracts/isolated";

const overlaps = [
  { hours: 24, label: "In 24 hours" },
  { hours: 0, label: "Immediately" },
];

/** Rotates a client's secret: asks when the current one expires, then shows the new one once. */
export function RotateClientDialog({ client, ...state }: DialogState & { client: ApiClient }) {
  const rotation = useRotateClientSecret(client.id);
  return (
    <RotateDialog
      {...state}
      title={`Rotate secret of ${isolated(client.name)}`}
      label="Current secret expires"
      overlaps={overlaps}
      describe={(hours) => ({
        hint:
          hours === 0
            ? "Choose this if the secret may be compromised. Access tokens are revoked too, and the program loses access until it has the new secret."
            : "Gives you time to update the program without downtime. Any older secret that still works expires now.",
      })}
      secretLabel="New client secret"
      secret={rotation.data?.clientSecret}
      rotation={rotation}
      onRotate={(hours) => rotation.mutate({ overlapHours: hours === 0 ? 0 : 24 })}
    />
  );
}
