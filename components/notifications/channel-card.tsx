"use client";
import { describeHealth } from "@/components/destinations/describe-destination";
import { toggled } from "@/components/forms/toggled";
import { awaited, useForm } from "@/components/forms/use-form";
import { QueryFailed } from "@/components/page/query-failed";
import { useApiQuery } from "@/components/page/use-api-query";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectField } from "@/components/ui/fields";
import { Link } from "@/components/ui/link";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useTimeFormat } from "@/components/ui/time-format";
import { notify } from "@/components/ui/toast";
import { policy } from "@/db/policy";
import { type ChatNotificationKind, chatNotificationKinds } from "@/db/vocabulary";
import { useChatNotificationsChange } from "@/lib/client/notifications";
import { getChatNotifications, listDestinations } from "@/lib/client/operations";
import type { Destination } from "@/lib/contracts/destinations";
import type { ChatNotifications } from "@/lib/contracts/notifications";
import { digestOptions, strengthOptions } from "./preferences-card";

const kindNames: Record<ChatNotificationKind, string> = {
  strong_signal: "Strong signals",
  destination: "Destinations that need action",
  credits: "Credits running out",
};

/** What the team's chat channel gets, besides the signals that are routed to it. */
export function ChannelCard({ mayChange }: { mayChange: boolean }) {
  const setting = useApiQuery(getChatNotifications);
  const destinations = useApiQuery(listDestinations);
  const channels = (destinations.data?.data ?? []).filter(({ type }) => type === "chat");
  return (
    <Card>
      <CardHeader
        title="Your team's chat"
        description={`Posted to one channel, for everyone in it.${mayChange ? "" : " Managers and admins can change this."}`}
      />
      <CardBody>
        {setting.isPending || destinations.isPending ? (
          <SkeletonRows rows={3} label="Loading the channel" />
        ) : setting.isLoadingError ? (
          <QueryFailed title="The channel could not be loaded" query={setting} />
        ) : channels.length === 0 ? (
          <p className="text-ink-muted text-sm">
            There is no chat destination yet.{" "}
            <Link href="/destinations" className="text-accent-ink underline">
              Connect one
            </Link>{" "}
            to post digests and warnings to it.
          </p>
        ) : (
          <ChannelForm setting={setting.data} channels={channels} mayChange={mayChange} />
        )}
      </CardBody>
    </Card>
  );
}

type ChannelFields = Omit<ChatNotifications, "timeZone">;

const noChannel: ChannelFields = {
  destinationId: "",
  kinds: ["destination", "credits"],
  minStrength: policy.notifications.minStrength,
  digest: "weekly",
};

function ChannelForm({
  setting: { chat: saved, version },
  channels,
  mayChange,
}: {
  setting: { chat: ChatNotifications | null; version: string };
  channels: readonly Destination[];
  mayChange: boolean;
}) {
  const { zone } = useTimeFormat();
  const timeZone = saved?.timeZone ?? zone;
  const form = useForm({
    initial: saved ?? noChannel,
    draft: "chat channel",
    check: ({ destinationId, kinds, minStrength, digest }: ChannelFields) => {
      const chat = { destinationId, kinds, minStrength, digest, timeZone };
      return { body: { chat: destinationId === "" ? null : chat, version } };
    },
    mutation: awaited(useChatNotificationsChange()),
    failed: "The channel was not saved",
    onDone: () => notify({ text: "Channel saved", tone: "success" }),
  });
  const { edit } = form;
  const { destinationId, kinds, minStrength, digest } = form.fields;
  const paused = channels.find(({ id, isActive }) => id === destinationId && !isActive);

  return (
    <form {...form.props}>
      <fieldset disabled={!mayChange} className="space-y-5">
        <SelectField
          label="Channel"
          controlClassName="max-w-80"
          options={[
            { value: "", label: "None" },
            ...channels.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={destinationId}
          onChange={(next) => edit({ destinationId: next })}
        />
        {paused && <PausedChannel channel={paused} />}
        {destinationId !== "" && (
          <>
            <div className="space-y-2">
              {chatNotificationKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  label={kindNames[kind]}
                  checked={kinds.includes(kind)}
                  onChange={() => edit({ kinds: toggled(kinds, kind) })}
                />
              ))}
            </div>
            {kinds.includes("strong_signal") && (
              <SelectField
                label="Strong from"
                hint="Signals that routing sends to this channel are posted in full as well."
                controlClassName="max-w-40"
                options={strengthOptions}
                value={String(minStrength)}
                onChange={(strength) => edit({ minStrength: Number(strength) })}
              />
            )}
            <div className="space-y-1.5">
              <p className="font-medium text-ink text-sm">Digest</p>
              <Segmented
                label="Digest"
                value={digest}
                options={digestOptions}
                onChange={(digest) => edit({ digest })}
              />
              {digest !== "off" && (
                <p className="text-ink-muted text-xs">
                  At {policy.digestHour}:00 in {timeZone}.
                </p>
              )}
            </div>
          </>
        )}
        {mayChange && (
          <Button type="submit" pending={form.isPending}>
            Save channel
          </Button>
        )}
      </fieldset>
    </form>
  );
}

/** Says that nothing is posted, and leads to where it can be mended. */
function PausedChannel({ channel }: { channel: Destination }) {
  return (
    <Callout
      tone="warning"
      title={`${channel.name} is paused, so nothing is posted to it`}
      action={
        <ButtonLink size="sm" href={`/destinations/${channel.id}`}>
          View destination
        </ButtonLink>
      }
    >
      {describeHealth(channel).pause}
    </Callout>
  );
}
