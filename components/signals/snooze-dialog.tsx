"use client";
import { Clock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { describeSignals } from "@/components/labels/describe-signal";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { LocalTime } from "@/components/ui/local-time";
import { useTimeZone } from "@/components/ui/time-zone";
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
  const zone = useTimeZone();
  const until = morningOf(day, now, zone);

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
      <form onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody className="space-y-4">
          <div className="flex flex-wrap gap-2">
            {snoozeTimes(now, zone).map(({ label, until }) => (
              <Button key={label} onClick={() => snooze(until)}>
                <Clock aria-hidden />
                {label}
                <LocalTime
                  at={until.toISOString()}
                  style="weekdayShort"
                  className="font-normal text-ink-muted"
                />
              </Button>
            ))}
          </div>
          <TextField
            label="Another day"
            type="date"
            min={inputDay(morningIn(1, now, zone), zone)}
            max={inputDay(morningIn(policy.snoozeDays - 1, now, zone), zone)}
            value={day}
            onChange={setDay}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => state.onOpenChange(false)}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={until === null}>
            Snooze
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
