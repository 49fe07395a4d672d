"use client";
import { useState } from "react";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog, DialogBody, DialogFooter, type DialogState } from "@/components/ui/dialog";
import { SelectField, TextField } from "@/components/ui/fields";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { useRecovery } from "@/lib/client/deliveries";
import type { Destination } from "@/lib/contracts/destinations";

const hourMs = 3_600_000;

/** How far back, in hours. One minute is subtracted because the server rejects times older than the history. */
const spans = [
  { value: "1", label: "the last hour" },
  { value: "24", label: "the last 24 hours" },
  { value: "168", label: "the last 7 days" },
  { value: String(policy.deliveryHistoryDays * 24), label: `the last ${policy.deliveryHistoryDays} days` },
  { value: "date", label: "a custom date" },
];

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Resends every failed or held delivery of a destination since a given time. */
export function RecoverDialog({
  destination,
  open,
  onOpenChange,
}: DialogState & { destination: Destination }) {
  const recovery = useRecovery(destination.id);
  const [span, setSpan] = useState("24");
  const [date, setDate] = useState("");
  const now = Date.now();
  const isReady = span !== "date" || date !== "";

  function recover() {
    const earliest = Date.now() - 720 * hourMs + 60_000;
    const chosen = span === "date" ? Date.parse(`${date}T00:00:00Z`) : Date.now() - Number(span) * hourMs;
    recovery.mutate(new Date(Math.max(chosen, earliest)).toISOString(), {
      onSuccess: ({ recovered }) => {
        onOpenChange(false);
        notify({ text: describeRecovered(recovered), tone: recovered > 0 ? "success" : "neutral" });
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Recover failed deliveries"
      description="Deliveries that failed or were held since then are sent again with the same idempotency key, so receivers can detect duplicates."
    >
      <DialogBody className="space-y-4">
        <SelectField label="Since" options={spans} value={span} onChange={setSpan} />
        {span === "date" && (
          <TextField
            label="Date"
            hint={`From the start of that day (UTC). Attempts are kept for ${policy.deliveryHistoryDays} days.`}
            type="date"
            min={dayOf(now - 720 * hourMs)}
            max={dayOf(now)}
            value={date}
            onChange={setDate}
          />
        )}
        {recovery.isError && (
          <div role="alert">
            <Callout tone="danger">{messageOf(recovery.error)}</Callout>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button variant="primary" disabled={!isReady} pending={recovery.isPending} onClick={recover}>
          Send again
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function describeRecovered(count: number): string {
  if (count === 0) return "No failed or held deliveries since then";
  return `${count.toLocaleString("en-US")} ${count === 1 ? "delivery is" : "deliveries are"} being sent again`;
}
