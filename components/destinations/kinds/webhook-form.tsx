"use client";
import { useForm } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { AddressInput } from "@/components/ui/address-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ConnectionForm, type ConnectionFormProps, type GivenConnection } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { HeaderRows } from "./header-rows";
import { leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";
import { WebhookAuthFields } from "./webhook-auth-fields";
import {
  emptyWebhook,
  keptWebhook,
  type WebhookFields,
  webhookChangeResolver,
  webhookResolver,
} from "./webhook-fields";

const fieldNames = [
  "name",
  "config.url",
  "config.method",
  "config.auth.token",
  "config.auth.username",
  "config.auth.password",
  "config.auth.header",
  "config.auth.value",
  "config.auth",
  "config.headers",
] as const;

/** A webhook's URL, method, credentials and headers. */
export function WebhookForm({ edited, refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const { register, control, handleSubmit, watch, setValue, formState, setError } = useForm<
    WebhookFields,
    unknown,
    GivenConnection
  >({
    resolver: edited ? webhookChangeResolver : webhookResolver,
    defaultValues: edited ? keptWebhook(edited.name) : emptyWebhook,
  });
  const { name, config } = formState.errors;
  const failure = useServerRefusal(refusal, setError, fieldNames);
  return (
    <ConnectionForm {...frame} failure={failure} refusal={refusal} onSubmit={handleSubmit(onSubmit)}>
      <NameField registration={register("name")} error={name} placeholder="CRM intake" />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem]">
        <Field label="URL" error={firstMessage(config?.url)}>
          {(field) => (
            <AddressInput
              {...field}
              {...register("config.url")}
              placeholder={
                edited ? `${leaveAsIs}: ${edited.configSummary}` : "https://example.com/hooks/signals"
              }
            />
          )}
        </Field>
        <Field label="Method">
          {(field) => (
            <Select {...field} {...register("config.method")}>
              {edited && <option value="">{leaveAsIs}</option>}
              <option>POST</option>
              <option>PUT</option>
              <option>PATCH</option>
            </Select>
          )}
        </Field>
      </div>
      <WebhookAuthFields
        kind={watch("config.auth.type")}
        isEdited={edited !== undefined}
        register={register}
        errors={config?.auth}
      />
      {watch("config.replacesHeaders") ? (
        <HeaderRows control={control} register={register} error={config?.headers} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm">
            <span className="font-medium text-ink">Headers</span>{" "}
            <span className="text-ink-muted">stay as they are.</span>
          </p>
          <Button size="sm" onClick={() => setValue("config.replacesHeaders", true)}>
            Replace headers
          </Button>
        </div>
      )}
      <ConnectionWarnings type="webhook" config={watch("config")} />
    </ConnectionForm>
  );
}
