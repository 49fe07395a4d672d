"use client";
import { Plus, X } from "lucide-react";
import { useFieldArray, useForm } from "react-hook-form";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { AddressInput } from "@/components/ui/address-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { ConnectionForm, type ConnectionFormProps } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { NameField } from "./name-field";
import { WebhookAuthFields } from "./webhook-auth-fields";
import { emptyWebhook, type NewWebhook, type WebhookFields, webhookResolver } from "./webhook-fields";

const fieldNames = ["name", "config.url", "config.headers"] as const;

/** A webhook's URL, method, credentials and headers. */
export function WebhookForm({ name: presentName = "", refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const { register, control, handleSubmit, watch, formState, setError } = useForm<
    WebhookFields,
    unknown,
    NewWebhook
  >({
    resolver: webhookResolver,
    defaultValues: { ...emptyWebhook, name: presentName },
  });
  const headers = useFieldArray({ control, name: "config.headers" });
  const { name, config } = formState.errors;
  const failure = useServerRefusal(refusal, setError, fieldNames);
  return (
    <ConnectionForm {...frame} failure={failure} refusal={refusal} onSubmit={handleSubmit(onSubmit)}>
      <NameField registration={register("name")} error={name} placeholder="CRM intake" />
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <Field label="URL" error={firstMessage(config?.url)}>
          {(field) => (
            <AddressInput
              {...field}
              {...register("config.url")}
              placeholder="https://example.com/hooks/signals"
            />
          )}
        </Field>
        <Field label="Method">
          {(field) => (
            <Select {...field} {...register("config.method")}>
              <option>POST</option>
              <option>PUT</option>
              <option>PATCH</option>
            </Select>
          )}
        </Field>
      </div>
      <WebhookAuthFields kind={watch("config.auth.type")} register={register} errors={config?.auth} />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium text-ink text-sm">
          Headers <span className="ml-1 font-normal text-ink-faint">Optional</span>
        </legend>
        {headers.fields.map((row, index) => (
          <div key={row.id} className="flex gap-2">
            <Input
              aria-label={`Name of header ${index + 1}`}
              placeholder="X-Team"
              autoComplete="off"
              {...register(`config.headers.${index}.name`)}
            />
            <Input
              aria-label={`Value of header ${index + 1}`}
              placeholder="revenue"
              autoComplete="off"
              {...register(`config.headers.${index}.value`)}
            />
            <IconButton
              label={`Remove header ${index + 1}`}
              icon={<X />}
              onClick={() => headers.remove(index)}
            />
          </div>
        ))}
        <Button
          size="sm"
          className="self-start"
          disabled={headers.fields.length >= 20}
          onClick={() => headers.append({ name: "", value: "" })}
        >
          <Plus aria-hidden />
          Add header
        </Button>
        {config?.headers !== undefined && (
          <p role="alert" className="text-danger-ink text-sm first-letter:uppercase">
            {firstMessage(config.headers)}
          </p>
        )}
      </fieldset>
      <ConnectionWarnings type="webhook" config={watch("config")} />
    </ConnectionForm>
  );
}
