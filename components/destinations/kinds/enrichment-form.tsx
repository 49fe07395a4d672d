"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { Callout } from "@/components/ui/callout";
import { AddressField, TextField } from "@/components/ui/fields";
import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import { EnrichmentWebhookConfig } from "@/lib/contracts/destination-config";
import type { ConnectionFormProps } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { checkConnection, checkEditedKeys, configOf, entered, leaveAsIs } from "./kept-settings";
import { KeysField } from "./keys-field";
import { NameField } from "./name-field";

const { limit, warnAt } = policy.enrichmentSubmissions;

const empty = { name: "", "config.url": "", "config.token": "", "config.keys": "both" };
type EnrichmentFields = typeof empty;

const checkNew = checkConnection(EnrichmentWebhookConfig, (fields: EnrichmentFields) => {
  const { url, token, keys } = configOf(fields);
  return { url: url.trim(), ...entered({ keys }), ...(token && { token }) };
});

/** The webhook URL and token of an enrichment table. */
export function EnrichmentForm({ edited, mutation, submit, onKeys, onCancel }: ConnectionFormProps) {
  const form = useForm({
    initial: edited ? { ...empty, name: edited.name, "config.keys": edited.keys ?? "" } : empty,
    check: edited ? checkEditedKeys(edited) : checkNew,
    mutation,
  });
  return (
    <DialogForm form={form} submit={submit} onCancel={onCancel}>
      <NameField {...form.field("name")} placeholder="Lead table" />
      <AddressField
        {...form.field("config.url")}
        label="Table webhook URL"
        hint="The table shows it when you choose a webhook as its source."
        placeholder={edited ? leaveAsIs : "https://api.example.com/sources/webhook/123"}
      />
      <TextField
        {...form.field("config.token")}
        label="Token"
        optional
        hint="Turn it on in the table's webhook settings and copy it here."
        type="password"
        autoComplete="off"
        placeholder={edited ? leaveAsIs : undefined}
      />
      <KeysField {...form.field("config.keys")} onChoose={onKeys} />
      <ConnectionWarnings type="enrichment_webhook" config={configOf(form.fields)} />
      <Callout>
        A webhook accepts up to {countOf(limit, "signal")} in total. The count is shown here, and we email you
        at {warnAt.toLocaleString("en-US")}. Then create a new webhook and enter its URL.
      </Callout>
    </DialogForm>
  );
}
