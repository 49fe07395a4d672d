"use client";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LocalTime } from "@/components/ui/local-time";
import { useEndPreviousSecret } from "@/lib/client/destinations";
import type { Destination } from "@/lib/contracts/destinations";

/** Until when the secret before the last rotation works, and whether the receiver still needs it. */
export function PreviousSecretNotice({
  destination,
  mayManage,
}: {
  destination: Pick<Destination, "id" | "previousSecret">;
  mayManage: boolean;
}) {
  const end = useEndPreviousSecret(destination.id);
  const { previousSecret } = destination;
  if (!previousSecret) return null;
  const { until, usedAt } = previousSecret;
  return (
    <Callout
      tone={usedAt ? "warning" : "info"}
      title={usedAt ? "Still verifying with the previous secret" : "The previous signing secret still works"}
      action={
        mayManage && (
          <Button pending={end.isPending} onClick={() => end.mutate()}>
            End now
          </Button>
        )
      }
    >
      <p>
        {usedAt && "Your receiver refuses the new secret. Update it: deliveries fail after that. "}
        The previous secret works until <LocalTime at={until} />.
      </p>
      {end.isError && <p className="text-danger">{messageOf(end.error)}</p>}
    </Callout>
  );
}
