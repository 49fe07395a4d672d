"use client";
import { RotateDialog } from "@/components/page/rotate-dialog";
import { Callout } from "@/components/ui/callout";
import type { DialogState } from "@/components/ui/dialog";
import { LocalTime } from "@/components/ui/local-time";
import { useRotateSecret } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** How long the current secret keeps working, in hours. */
const overlaps = [
  { hours: 24, label: "For 24 hours" },
  { hours: 1, label: "For 1 hour" },
  { hours: 72, label: "For 3 days" },
  { hours: 168, label: "For 7 days" },
  { hours: 0, label: "Not at all: it leaked" },
];

/** Rotates the signing secret: asks how long the current one keeps working, then shows the new one once. */
export function RotateSecretDialog({ destination, ...state }: DialogState & { destination: Destination }) {
  const rotation = useRotateSecret(destination.id);
  const until = rotation.data?.previousSecretUntil;
  return (
    <RotateDialog
      {...state}
      title="Rotate signing secret"
      label="The current secret keeps working"
      overlaps={overlaps}
      describe={(hours) => ({
        note: (
          <>
            <p>
              {hours > 0
                ? "Until then, deliveries are signed with both secrets, so your receiver can change over at any time. You can end it earlier."
                : "Update your receiver right away. If it rejects a delivery with 401 or 403 before then, the destination pauses and holds its deliveries until a connection test succeeds."}
            </p>
            {destination.previousSecret && (
              <Callout tone="warning">
                A previous secret still works. Only the latest one is kept: that one stops working now.
              </Callout>
            )}
          </>
        ),
      })}
      secretLabel="New signing secret"
      secret={rotation.data?.signatureSecret}
      rotation={rotation}
      onRotate={(overlapHours) => rotation.mutate({ overlapHours })}
      after={
        until && (
          <p className="text-ink-muted text-sm">
            The previous secret keeps working until <LocalTime at={until} />. Give your receiver the new one
            before then.
          </p>
        )
      }
    />
  );
}
