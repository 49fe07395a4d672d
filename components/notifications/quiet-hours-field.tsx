"use client";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import type { NotificationPreferences } from "@/lib/contracts/notifications";

type QuietHours = NotificationPreferences["quietHours"];

/** Quiet hours as two times. Saved when a time is left, so that it isn't while it is being typed. */
export function QuietHoursField({
  quietHours,
  onChange,
}: {
  quietHours: QuietHours;
  onChange: (quietHours: QuietHours) => void;
}) {
  // On top of what is saved, which may arrive while a time is being typed.
  const [typed, setTyped] = useState<Partial<NonNullable<QuietHours>>>({});
  const { from, until } = { from: "20:00", until: "07:00", ...quietHours, ...typed };
  const isSame = from === until;

  function save() {
    if (isSame || from === "" || until === "") return;
    setTyped({});
    if (from !== quietHours?.from || until !== quietHours.until) onChange({ from, until });
  }

  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">Quiet hours</legend>
      <Checkbox
        label="Quiet hours"
        hint="No mail is sent in them. What comes up is mailed when they end."
        checked={quietHours !== null}
        onChange={({ target }) => onChange(target.checked ? { from, until } : null)}
      />
      {quietHours && (
        <div className="flex flex-wrap items-center gap-2 pl-6 text-sm">
          <span aria-hidden>From</span>
          <Input
            type="time"
            aria-label="Quiet from"
            className="w-28"
            value={from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
            onBlur={save}
          />
          <span aria-hidden>until</span>
          <Input
            type="time"
            aria-label="Quiet until"
            className="w-28"
            value={until}
            onChange={({ target }) => setTyped({ ...typed, until: target.value })}
            onBlur={save}
          />
          {isSame && (
            <p role="alert" className="text-danger-ink">
              The times must differ
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
