"use client";
import { describeHealth } from "@/components/destinations/describe-destination";
import { useApiQuery } from "@/components/page/use-api-query";
import { StatusBadge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { countOf } from "@/db/count-of";
import { getDeliveryStats } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import { AttentionRow } from "./attention-row";

/** A destination that fails or is paused, with what it holds back. */
export function AttentionDestination({ destination }: { destination: Destination }) {
  const { id, name, consecutiveFailures } = destination;
  const { status, label, pause, needs } = describeHealth(destination);
  return (
    <AttentionRow
      title={name}
      badge={
        <>
          <StatusBadge status={status}>{label}</StatusBadge>
          {needs === "attention" && <Held destinationId={id} />}
        </>
      }
      action={
        <ButtonLink size="sm" href={`/destinations/${id}`}>
          {needs === "resume" ? "Resume" : "Fix"}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      }
    >
      {pause ??
        `${countOf(consecutiveFailures, "delivery", "deliveries")} failed in a row. Open it to see why.`}
    </AttentionRow>
  );
}

/** How many deliveries have not arrived yet. */
function Held({ destinationId }: { destinationId: string }) {
  const { data } = useApiQuery(getDeliveryStats, { params: { id: destinationId } });
  if (!data) return null;
  const { held, waiting } = data.totals;
  const texts = [
    held > 0 && `${countOf(held, "delivery", "deliveries")} on hold`,
    waiting > 0 && `${countOf(waiting, "delivery", "deliveries")} pending`,
  ].filter(Boolean);
  return (
    <span className="font-normal text-danger-ink tabular-nums">{texts.join(", ") || "Nothing on hold"}</span>
  );
}
