"use client";
import { type FormEvent, useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { PickList } from "@/components/pick/pick-list";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { LocalTime } from "@/components/ui/local-time";
import { useTimeFormat } from "@/components/ui/time-format";
import { policy } from "@/db/policy";
import type { SignalDialogProps } from "./signal-dialog-props";
import { inputDay, morningIn, morningOf, snoozeTimes } from "./snooze-times";

/** Hides signals from the reader's own queue until a day. */
export function SnoozeDialog({
  signals,
  onSnooze,
  ...state
}: SignalDialogProps & { onSnooze: (until: Date) => void }) {
  const [now] = useState(() => new Date());
  const [day, setDay] = useState("");
  const { zone } = useTimeFormat();
  const until = morningOf(day, now, zone);
  const times = snoozeTimes(now, zone);

  function snooze(time: Date) {
    state.onOpenChange(false);
    onSnooze(time);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (until) snooze(until);
  }

  return (
    <Dialog
      {...state}
      title={`Snooze ${describeSignals(signals)}`}
      description="It leaves your queue and returns at 9:00 on that day. Your team still sees it."
    >
      <PickList
        isShort
        label="When it returns"
        placeholder="Search times"
        rows={times.map(({ label, until }) => ({
          id: label,
          name: label,
          does: "Snooze",
          detail: <LocalTime at={until.toISOString()} style="weekdayShort" />,
        }))}
        empty="Choose another day below."
        onPick={({ id }) => {
          const picked = times.find(({ label }) => label === id);
          if (picked) snooze(picked.until);
        }}
      />
      <form onSubmit={submit} className="flex items-end gap-2 border-line border-t px-5 pt-3 pb-5">
        <div className="flex-1">
          <TextField
            label="Another day"
            type="date"
            min={inputDay(morningIn(1, now, zone), zone)}
            max={inputDay(morningIn(policy.snoozeDays - 1, now, zone), zone)}
            value={day}
            onChange={setDay}
          />
        </div>
        <Button type="submit" disabled={until === null}>
          Snooze
        </Button>
      </form>
    </Dialog>
  );
}
