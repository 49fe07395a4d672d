"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useEdits } from "@/components/forms/use-edits";
import { messageOf, QueryFailed } from "@/components/page/query-failed";
import { Avatar, initials } from "@/components/ui/avatar";
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

/** What the user is called, the initials in their picture, and the time zone that times are shown in. */
export function ProfileCard() {
  const profile = useQuery(query(getProfile));
  return (
    <Card>
      <CardHeader title="You" description="Your team sees your name and your initials." />
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
  const { fields, edit, settle } = useEdits("profile", {
    name: profile.name ?? "",
    letters: profile.initials ?? "",
    timeZone: profile.timeZone ?? "",
  });
  const { name, letters, timeZone } = fields;
  const [problems, setProblems] = useState<{ initials?: string; timeZone?: string }>({});
  const given = {
    name: name.trim() || null,
    initials: letters.trim().toUpperCase() || null,
    timeZone: timeZone.trim() || null,
  };
  const shown = given.name ?? profile.email;
  const isUnchanged =
    given.name === profile.name && given.initials === profile.initials && given.timeZone === profile.timeZone;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isUnchanged) return;
    setProblems({});
    try {
      await change.mutateAsync(given);
    } catch (error) {
      const paths = error instanceof ApiError ? error.details.map(({ path }) => path) : [];
      const found = {
        ...(paths.includes("initials") && { initials: "Use one or two letters" }),
        ...(paths.includes("timeZone") && { timeZone: "Choose a time zone from the list" }),
      };
      setProblems(found);
      if (Object.keys(found).length === 0)
        notify({ text: "Your profile was not saved", description: messageOf(error), tone: "danger" });
      return;
    }
    settle(fields);
    notify({ text: "Profile saved", tone: "success" });
    // The frame of the page shows the name, and every time the zone.
    router.refresh();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-4">
      <div className="flex items-end gap-3">
        <Avatar name={shown} chosen={given.initials} size="lg" />
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
        label="Initials"
        error={problems.initials}
        hint={`One or two letters, shown where your picture would be. Empty for ${initials(shown).toUpperCase()}.`}
      >
        {(control) => (
          <Input
            {...control}
            className="w-24 uppercase"
            autoComplete="off"
            maxLength={8}
            placeholder={initials(shown).toUpperCase()}
            value={letters}
            onChange={({ target }) => edit({ letters: target.value })}
          />
        )}
      </Field>
      <Field
        label="Time zone"
        error={problems.timeZone}
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
