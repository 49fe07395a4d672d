"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { AddressField, TextField } from "@/components/ui/fields";
import { AutomationConfig } from "@/lib/contracts/destination-config";
import type { ConnectionFormProps } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { checkConnection, checkEditedKeys, configOf, entered, leaveAsIs } from "./kept-settings";
import { KeysField } from "./keys-field";
import { NameField } from "./name-field";

const empty = {
  name: "",
  "config.url": "",
  "config.apiKeyHeader": "",
  "config.apiKey": "",
  "config.keys": "both",
};
type AutomationFields = typeof empty;

const checkNew = checkConnection(AutomationConfig, (fields: AutomationFields) => {
  const { url, apiKeyHeader, apiKey, keys } = configOf(fields);
  return { url: url.trim(), ...entered({ apiKeyHeader, keys }), ...(apiKey && { apiKey }) };
});

/** The webhook of an automation tool, plus the API key some of them require. */
export function AutomationForm({ edited, mutation, submit, onKeys, onCancel }: ConnectionFormProps) {
  const form = useForm({
    initial: edited ? { ...empty, name: edited.name, "config.keys": edited.keys ?? "" } : empty,
    check: edited ? checkEditedKeys(edited) : checkNew,
    mutation,
  });
  return (
    <DialogForm form={form} submit={submit} onCancel={onCancel}>
      <NameField {...form.field("name")} placeholder="Lead workflow" />
      <AddressField
        {...form.field("config.url")}
        label="Webhook URL"
        hint="Your tool shows it on workflows that start with a webhook. Anyone who has it can send to it."
        placeholder={edited ? leaveAsIs : "https://hooks.example.com/catch/123"}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("config.apiKeyHeader")}
          label="Key header"
          optional
          autoComplete="off"
          placeholder={edited ? leaveAsIs : "x-api-key"}
        />
        <TextField
          {...form.field("config.apiKey")}
          label="Key"
          optional
          type="password"
          autoComplete="off"
          placeholder={edited ? leaveAsIs : undefined}
        />
      </div>
      <KeysField {...form.field("config.keys")} onChoose={onKeys} />
      <ConnectionWarnings type="automation" config={configOf(form.fields)} />
    </DialogForm>
  );
}
