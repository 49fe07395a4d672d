"use client";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { AddressField, SelectField } from "@/components/ui/fields";
import type { Option } from "@/components/ui/options";
import type { ConnectionFormProps, GivenConnection } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { HeaderRows } from "./header-rows";
import { leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";
import { WebhookAuthFields } from "./webhook-auth-fields";
import {
  checkEditedWebhook,
  checkNewWebhook,
  emptyWebhook,
  keptWebhook,
  type WebhookFields,
} from "./webhook-fields";

const methods: Option<WebhookFields["config.method"]>[] = [
  { value: "", label: leaveAsIs },
  { value: "POST", label: "POST" },
  { value: "PUT", label: "PUT" },
  { value: "PATCH", label: "PATCH" },
];

/** A webhook's URL, method, credentials and headers. */
export function WebhookForm({ edited, mutation, submit, onCancel }: ConnectionFormProps) {
  const form = useForm<WebhookFields, GivenConnection, unknown>({
    initial: edited ? keptWebhook(edited.name) : emptyWebhook,
    check: edited ? checkEditedWebhook : checkNewWebhook,
    mutation,
  });
  return (
    <DialogForm form={form} submit={submit} onCancel={onCancel}>
      <NameField {...form.field("name")} placeholder="CRM intake" />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <AddressField
          {...form.field("config.url")}
          label="URL"
          placeholder={edited ? `${leaveAsIs}: ${edited.configSummary}` : "https://example.com/hooks/signals"}
        />
        <SelectField
          {...form.field("config.method")}
          label="Method"
          options={edited ? methods : methods.slice(1)}
        />
      </div>
      <WebhookAuthFields isEdited={edited !== undefined} field={form.field} />
      {form.fields.replacesHeaders ? (
        <HeaderRows {...form.field("config.headers")} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm">
            <span className="font-medium text-ink">Headers</span>{" "}
            <span className="text-ink-muted">stay as they are.</span>
          </p>
          <Button size="sm" onClick={() => form.edit({ replacesHeaders: true })}>
            Replace headers
          </Button>
        </div>
      )}
      <ConnectionWarnings type="webhook" config={{ url: form.fields["config.url"] }} />
    </DialogForm>
  );
}
