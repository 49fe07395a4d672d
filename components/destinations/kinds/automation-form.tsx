"use client";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { AddressInput } from "@/components/ui/address-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { AutomationConfig } from "@/lib/contracts/destination-config";
import { NewDestination } from "@/lib/contracts/destinations";
import { ConnectionForm, type ConnectionFormProps, type GivenConnection } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { changeResolver, entered, leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";

const NewAutomation = NewDestination.extend({
  destinationType: z.literal("automation"),
  config: AutomationConfig,
});

interface AutomationFields {
  name: string;
  config: { url: string; apiKeyHeader: string; apiKey: string };
}

const resolver = contractResolver(NewAutomation, ({ name, config }: AutomationFields) => {
  const { url, apiKeyHeader, apiKey } = config;
  return {
    destinationType: "automation" as const,
    name,
    config: {
      url: url.trim(),
      ...(apiKeyHeader.trim() && { apiKeyHeader: apiKeyHeader.trim() }),
      ...(apiKey && { apiKey }),
    },
  };
});

const editResolver = changeResolver(({ name, config }: AutomationFields) => ({
  name,
  config: entered(config),
}));

const fieldNames = ["name", "config.url", "config.apiKeyHeader", "config.apiKey"] as const;

/** The webhook of an automation tool, plus the API key some of them require. */
export function AutomationForm({ edited, refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const { register, handleSubmit, watch, formState, setError } = useForm<
    AutomationFields,
    unknown,
    GivenConnection
  >({
    resolver: edited ? editResolver : resolver,
    defaultValues: { name: edited?.name ?? "", config: { url: "", apiKeyHeader: "", apiKey: "" } },
  });
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const { errors } = formState;
  return (
    <ConnectionForm {...frame} failure={failure} refusal={refusal} onSubmit={handleSubmit(onSubmit)}>
      <NameField registration={register("name")} error={errors.name} placeholder="Lead workflow" />
      <Field
        label="Webhook URL"
        hint="Your tool shows it on workflows that start with a webhook. Anyone who has it can send to it."
        error={firstMessage(errors.config?.url)}
      >
        {(field) => (
          <AddressInput
            {...field}
            {...register("config.url")}
            placeholder={edited ? leaveAsIs : "https://hooks.example.com/catch/123"}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Key header" optional error={firstMessage(errors.config?.apiKeyHeader)}>
          {(field) => (
            <Input
              {...field}
              {...register("config.apiKeyHeader")}
              autoComplete="off"
              placeholder={edited ? leaveAsIs : "x-api-key"}
            />
          )}
        </Field>
        <Field label="Key" optional error={firstMessage(errors.config?.apiKey)}>
          {(field) => (
            <Input
              {...field}
              {...register("config.apiKey")}
              type="password"
              autoComplete="off"
              placeholder={edited ? leaveAsIs : undefined}
            />
          )}
        </Field>
      </div>
      <ConnectionWarnings type="automation" config={watch("config")} />
    </ConnectionForm>
  );
}
