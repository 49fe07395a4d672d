"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useEdits } from "@/components/forms/use-edits";
import { messageOf, QueryFailed } from "@/components/layout/query-failed";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useTimeZone } from "@/components/ui/time-zone";
import { notify } from "@/components/ui/toast";
import { useProfileChange } from "@/lib/client/account";
import { ApiError } from "@/lib/client/call";
import { getProfile } from "@/lib/client/operations";
import { query } from "@/lib/client/queries";
import type { Profile } from "@/lib/contracts/account";

/** What the user is called, and the time zone that times are shown in. */
export function ProfileCard() {
  const profile = useQuery(query(getProfile));
  return (
    <Card>
      <CardHeader title="You" description="Your team sees your name and its initials." />
      <CardBody>
        {profile.isPending ? (
          <SkeletonRows rows={2} label="Loading your profile" />
        ) : profile.isLoadingError ? (
          <QueryFailed title="Your profile could not be loaded" query={profile} />
        ) : (
          <ProfileForm profile={profile.data} />
        )}
      </CardBody>
    </Card>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const router = useRouter();
  const change = useProfileChange();
  const listId = useId();
  const zone = useTimeZone();
  const [zones, setZones] = useState<string[]>([]);
  // In the browser only: the server may know others.
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  const { fields, edit, discard } = useEdits("profile", {
    name: profile.name ?? "",
    timeZone: profile.timeZone ?? "",
  });
  const { name, timeZone } = fields;
  const [problem, setProblem] = useState<string>();
  const given = { name: name.trim() || null, timeZone: timeZone.trim() || null };
  const isUnchanged = given.name === profile.name && given.timeZone === profile.timeZone;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isUnchanged) return;
    setProblem(undefined);
    try {
      await change.mutateAsync(given);
    } catch (error) {
      const isZone = error instanceof ApiError && error.details.some(({ path }) => path === "timeZone");
      if (isZone) setProblem("Choose a time zone from the list");
      else notify({ text: "Your profile was not saved", description: messageOf(error), tone: "danger" });
      return;
    }
    discard();
    notify({ text: "Profile saved", tone: "success" });
    // The frame of the page shows the name, and every time the zone.
    router.refresh();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-4">
      <div className="flex items-end gap-3">
        <Avatar name={given.name ?? profile.email} size="lg" />
        <Field label="Name" className="flex-1">
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={100}
              value={name}
              onChange={({ target }) => edit({ name: target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Time zone"
        error={problem}
        hint={`All times are shown in it. Empty for your browser's; now it is ${zone}.`}
      >
        {(control) => (
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            placeholder="Your browser's"
            value={timeZone}
            onChange={({ target }) => edit({ timeZone: target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {zones.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" disabled={isUnchanged} pending={change.isPending}>
        Save
      </Button>
    </form>
  );
}
