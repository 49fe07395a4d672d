"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { messageOf } from "@/components/page/query-failed";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { AddressField, TextField } from "@/components/ui/fields";
import { ApiError } from "@/lib/client/call";
import { useChatConnection } from "@/lib/client/destinations";
import { ChatConfig } from "@/lib/contracts/destination-config";
import type { ConnectionFormProps } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { checkConnection, checkEdited, configOf, entered, leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";

const empty = { name: "", "config.webhookUrl": "", "config.channel": "" };
type ChatFields = typeof empty;

const checkNew = checkConnection(ChatConfig, (fields: ChatFields) => {
  const { webhookUrl, channel } = configOf(fields);
  return { webhookUrl: webhookUrl.trim(), ...entered({ channel }) };
});

/** Connects a chat channel: through the chat's consent page where that is available, or by an incoming webhook URL. */
export function ChatForm({ edited, routing, returnTo, mutation, submit, onCancel }: ConnectionFormProps) {
  const form = useForm({
    initial: { ...empty, name: edited?.name ?? "" },
    check: edited ? checkEdited : checkNew,
    mutation,
  });
  return (
    <DialogForm form={form} submit={submit} onCancel={onCancel}>
      {!edited && <ByConsent routing={routing} returnTo={returnTo} />}
      <NameField {...form.field("name")} placeholder="Sales channel" />
      <AddressField
        {...form.field("config.webhookUrl")}
        label="Incoming webhook URL"
        hint="Created in the chat tool for one channel. Anyone who has it can post there, so it is stored encrypted."
        placeholder={edited ? leaveAsIs : "https://"}
      />
      <TextField
        {...form.field("config.channel")}
        label="Channel"
        optional
        hint="Only used to identify it in lists."
        autoComplete="off"
        placeholder={edited ? leaveAsIs : "#sales"}
      />
      <ConnectionWarnings type="chat" config={configOf(form.fields)} />
    </DialogForm>
  );
}

/** The destination is created when the chat tool redirects back, so the sign-in carries its routing. */
function ByConsent({ routing, returnTo }: Pick<ConnectionFormProps, "routing" | "returnTo">) {
  const connection = useChatConnection();
  const start = () =>
    connection.mutate(
      { routing, returnTo },
      { onSuccess: ({ authorizeUrl }) => window.location.assign(authorizeUrl) },
    );
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
