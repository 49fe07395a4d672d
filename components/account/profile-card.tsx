"use client";
import { useRouter } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { awaited, useForm } from "@/components/forms/use-form";
import { Loaded } from "@/components/page/loaded";
import { useApiQuery } from "@/components/page/use-api-query";
import { Avatar, initials } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields";
import { useTimeFormat } from "@/components/ui/time-format";
import { notify } from "@/components/ui/toast";
import { useProfileChange } from "@/lib/client/account";
import { getProfile } from "@/lib/client/operations";
import type { Profile } from "@/lib/contracts/account";

/** What the user is called, the initials in their picture, and the time zone that times are shown in. */
export function ProfileCard() {
  const profile = useApiQuery(getProfile);
  return (
    <Card>
      <CardHeader title="You" description="Your team sees your name and your initials." />
      <CardBody>
        <Loaded query={profile} rows={2} what="your profile">
          {(data) => <ProfileForm profile={data} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const router = useRouter();
  const listId = useId();
  const { zone } = useTimeFormat();
  const [zones, setZones] = useState<string[]>([]);
  // In the browser only: the server may know others.
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  const form = useForm({
    initial: {
      name: profile.name ?? "",
      initials: profile.initials ?? "",
      timeZone: profile.timeZone ?? "",
    },
    draft: "profile",
    check: (fields) => ({ body: bodyOf(fields) }),
    mutation: awaited(useProfileChange()),
    failed: "Your profile was not saved",
    onDone: () => {
      notify({ text: "Profile saved", tone: "success" });
      // The frame of the page shows the name, and every time the zone.
      router.refresh();
    },
  });
  const typed = bodyOf(form.fields);
  const shown = typed.name ?? profile.email;
  const own = initials(shown).toUpperCase();
  const isUnchanged =
    typed.name === profile.name && typed.initials === profile.initials && typed.timeZone === profile.timeZone;

  return (
    <form {...form.props} className="space-y-4">
      <div className="flex items-end gap-3">
        <Avatar name={shown} chosen={typed.initials} size="lg" />
        <TextField
          {...form.field("name")}
          label="Name"
          className="flex-1"
          autoComplete="name"
          maxLength={100}
        />
      </div>
      <TextField
        {...form.field("initials")}
        label="Initials"
        error={form.errors.initials && "Use one or two letters"}
        hint={`One or two letters, shown where your picture would be. Empty for ${own}.`}
        controlClassName="w-24 uppercase"
        autoComplete="off"
        maxLength={8}
        placeholder={own}
      />
      <TextField
        {...form.field("timeZone")}
        label="Time zone"
        error={form.errors.timeZone && "Choose a time zone from the list"}
        hint={`All times are shown in it. Empty for your browser's; now it is ${zone}.`}
        list={listId}
        autoComplete="off"
        placeholder="Your browser's"
      />
      <datalist id={listId}>
        {zones.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit" disabled={isUnchanged} pending={form.isPending}>
        Save
      </Button>
    </form>
  );
}

const bodyOf = ({ name, initials, timeZone }: { name: string; initials: string; timeZone: string }) => ({
  name: name.trim() || null,
  initials: initials.trim().toUpperCase() || null,
  timeZone: timeZone.trim() || null,
});
