"use client";
import { useRef, useState } from "react";
import { Loaded } from "@/components/page/loaded";
import { notifyFailed } from "@/components/page/notify-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { SelectField } from "@/components/ui/fields";
import { Link } from "@/components/ui/link";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { policy } from "@/db/policy";
import { type DigestFrequency, type NotificationKind, notificationKinds, type Role } from "@/db/vocabulary";
import { useNotificationPreferencesChange } from "@/lib/client/notifications";
import { getNotificationPreferences } from "@/lib/client/operations";
import type { NotificationPreferences, NotificationPreferencesChange } from "@/lib/contracts/notifications";
import { isNotifiedOf } from "@/lib/contracts/notified-roles";
import { QuietHoursField } from "./quiet-hours-field";

const kinds: Record<NotificationKind, { name: string; hint: string }> = {
  strong_signal: { name: "Strong signals", hint: "A new signal, or one that became stronger" },
  mention: { name: "Mentions", hint: "A comment mentions you" },
  assignment: { name: "Assignments", hint: "A member or a rule assigns signals to you" },
  destination: { name: "Destinations", hint: "One is failing, paused or nearly full" },
  credits: { name: "Credits", hint: "They are running out, or a top-up was declined" },
  connected_app: { name: "Connected apps", hint: "One was disconnected because its access was copied" },
};

export const digestOptions: readonly { value: DigestFrequency; label: string }[] = [
  { value: "off", label: "Off" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
];

/** The least strength of a signal. */
export const strengthOptions = Array.from({ length: 10 }, (_, n) => ({
  value: String(n + 1),
  label: `Strength ${n + 1}`,
}));

/** What the member is notified of. Every change is saved immediately. */
export function PreferencesCard({ role }: { role: Role }) {
  const preferences = useApiQuery(getNotificationPreferences);
  return (
    <Card>
      <CardHeader title="Your notifications" description="Changes are saved immediately." />
      <Loaded query={preferences} rows={6} what="your preferences">
        {(data) => <Preferences role={role} preferences={data} />}
      </Loaded>
    </Card>
  );
}

function Preferences({ role, preferences }: { role: Role; preferences: NotificationPreferences }) {
  const { mutateAsync } = useNotificationPreferencesChange();
  // What was chosen is shown at once, until the last change is saved and read again.
  const [chosen, setChosen] = useState<NotificationPreferences | null>(null);
  const unsaved = useRef(0);
  const shown = chosen ?? preferences;

  async function change(body: NotificationPreferencesChange) {
    setChosen(merged(shown, body));
    unsaved.current += 1;
    try {
      await mutateAsync(body);
    } catch (error) {
      notifyFailed("Your preferences were not saved", error);
    }
    unsaved.current -= 1;
    if (unsaved.current === 0) setChosen(null);
  }

  return (
    <>
      <Channels role={role} channels={shown.channels} onChange={(channels) => void change({ channels })} />
      <CardBody className="space-y-5 border-line border-t pt-4">
        <SelectField
          label="A signal is strong from"
          hint="Mail about strong signals comes at most every 15 minutes."
          controlClassName="max-w-40"
          options={strengthOptions}
          value={String(shown.minStrength)}
          onChange={(strength) => void change({ minStrength: Number(strength) })}
        />
        <div className="space-y-1.5">
          <p className="font-medium text-ink text-sm">Digest by email</p>
          <Segmented
            label="Digest by email"
            value={shown.digest}
            options={digestOptions}
            onChange={(digest) => void change({ digest })}
          />
          <p className="text-ink-muted text-xs">
            The {policy.digestSignals} best signals and what was delivered or failed, at {policy.digestHour}
            :00
            {shown.digest === "weekly" ? " on Mondays" : ""}.
          </p>
        </div>
        <QuietHoursField
          quietHours={shown.quietHours}
          onChange={(quietHours) => void change({ quietHours })}
        />
        <p className="text-ink-muted text-xs">
          Times are in {shown.timeZone ?? "UTC"}.{" "}
          <Link href="/settings/profile" className="text-accent-ink underline">
            Change your time zone
          </Link>
        </p>
      </CardBody>
    </>
  );
}

function merged(
  before: NotificationPreferences,
  { channels = {}, ...rest }: NotificationPreferencesChange,
): NotificationPreferences {
  const after = { ...before.channels };
  for (const kind of notificationKinds) after[kind] = channels[kind] ?? after[kind];
  const { digest = before.digest, minStrength = before.minStrength, quietHours = before.quietHours } = rest;
  return { ...before, digest, minStrength, quietHours, channels: after };
}

/** The kinds that members with this role are notified of. */
function Channels({
  role,
  channels,
  onChange,
}: {
  role: Role;
  channels: NotificationPreferences["channels"];
  onChange: (change: NonNullable<NotificationPreferencesChange["channels"]>) => void;
}) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-t text-ink-muted text-xs">
          <th scope="col" className="px-4 py-2 text-left font-medium">
            Notification
          </th>
          <th scope="col" className="w-20 px-2 py-2 font-medium">
            Portal
          </th>
          <th scope="col" className="w-20 px-2 py-2 font-medium">
            Email
          </th>
        </tr>
      </thead>
      <tbody>
        {notificationKinds
          .filter((kind) => isNotifiedOf(kind, role))
          .map((kind) => {
            const { name, hint } = kinds[kind];
            const { portal, email } = channels[kind];
            return (
              <tr key={kind} className="border-line border-t">
                <th scope="row" className="px-4 py-2.5 text-left font-normal">
                  <span className="block font-medium text-ink">{name}</span>
                  <span className="block text-ink-muted text-xs">{hint}</span>
                </th>
                <td className="px-2 text-center">
                  <Switch
                    label={`${name} in the portal`}
                    checked={portal}
                    onChange={({ target }) => onChange({ [kind]: { portal: target.checked, email } })}
                  />
                </td>
                <td className="px-2 text-center">
                  <Switch
                    label={`${name} by email`}
                    checked={email}
                    onChange={({ target }) => onChange({ [kind]: { portal, email: target.checked } })}
                  />
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
