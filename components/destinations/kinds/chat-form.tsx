"use client";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { messageOf } from "@/components/page/query-failed";
import { AddressInput } from "@/components/ui/address-input";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ApiError } from "@/lib/client/call";
import { useChatConnection } from "@/lib/client/destinations";
import { ChatConfig } from "@/lib/contracts/destination-config";
import { NewDestination } from "@/lib/contracts/destinations";
import type { Routing } from "@/lib/contracts/routing";
import { ConnectionForm, type ConnectionFormProps, type GivenConnection } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { changeResolver, entered, leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";

const NewChat = NewDestination.extend({ destinationType: z.literal("chat"), config: ChatConfig });

interface ChatFields {
  name: string;
  config: { webhookUrl: string; channel: string };
}

const resolver = contractResolver(NewChat, ({ name, config }: ChatFields) => ({
  destinationType: "chat" as const,
  name,
  config: {
    webhookUrl: config.webhookUrl.trim(),
    ...(config.channel.trim() && { channel: config.channel.trim() }),
  },
}));

const editResolver = changeResolver(({ name, config }: ChatFields) => ({ name, config: entered(config) }));

const fieldNames = ["name", "config.webhookUrl", "config.channel"] as const;

/** Connects a chat channel: through the chat's consent page where that is available, or by an incoming webhook URL. */
export function ChatForm({ edited, routing, refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const { register, handleSubmit, watch, formState, setError } = useForm<
    ChatFields,
    unknown,
    GivenConnection
  >({
    resolver: edited ? editResolver : resolver,
    defaultValues: { name: edited?.name ?? "", config: { webhookUrl: "", channel: "" } },
  });
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const { errors } = formState;
  return (
    <ConnectionForm {...frame} failure={failure} refusal={refusal} onSubmit={handleSubmit(onSubmit)}>
      {!edited && <ByConsent routing={routing} />}
      <NameField registration={register("name")} error={errors.name} placeholder="Sales channel" />
      <Field
        label="Incoming webhook URL"
        hint="Created in the chat tool for one channel. Anyone who has it can post there, so it is stored encrypted."
        error={firstMessage(errors.config?.webhookUrl)}
      >
        {(field) => (
          <AddressInput
            {...field}
            {...register("config.webhookUrl")}
            placeholder={edited ? leaveAsIs : "https://"}
          />
        )}
      </Field>
      <Field
        label="Channel"
        optional
        hint="Only used to identify it in lists."
        error={firstMessage(errors.config?.channel)}
      >
        {(field) => (
          <Input
            {...field}
            {...register("config.channel")}
            autoComplete="off"
            placeholder={edited ? leaveAsIs : "#sales"}
          />
        )}
      </Field>
      <ConnectionWarnings type="chat" config={watch("config")} />
    </ConnectionForm>
  );
}

/** The destination is created when the chat tool redirects back, so the sign-in carries its routing. */
function ByConsent({ routing }: { routing: Routing | undefined }) {
  const connection = useChatConnection();
  const start = () =>
    connection.mutate({ routing }, { onSuccess: ({ authorizeUrl }) => window.location.assign(authorizeUrl) });
  const { error } = connection;
  if (error instanceof ApiError && error.code === "not_configured") {
    return (
      <div role="status">
        <Callout>
          Chat sign-in is not set up on this installation. Enter an incoming webhook URL instead.
        </Callout>
      </div>
    );
  }
  return (
    <div className="space-y-3 border-line border-b pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-ink-muted text-sm">
          Sign in to the chat tool and choose a channel. You return here once it is connected.
        </p>
        <Button variant="primary" pending={connection.isPending || connection.isSuccess} onClick={start}>
          Choose a channel
        </Button>
      </div>
      {error && (
        <div role="alert">
          <Callout tone="danger">{messageOf(error)}</Callout>
        </div>
      )}
      <p className="text-ink-muted text-sm">Or use your own incoming webhook:</p>
    </div>
  );
}
