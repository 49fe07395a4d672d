"use client";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { contractResolver } from "@/components/forms/contract-resolver";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { AddressInput } from "@/components/ui/address-input";
import { Callout } from "@/components/ui/callout";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { countOf } from "@/db/count-of";
import { policy } from "@/db/policy";
import { EnrichmentWebhookConfig } from "@/lib/contracts/destination-config";
import { NewDestination } from "@/lib/contracts/destinations";
import { ConnectionForm, type ConnectionFormProps, type GivenConnection } from "./connection-form";
import { ConnectionWarnings } from "./connection-warnings";
import { changeResolver, entered, leaveAsIs } from "./kept-settings";
import { NameField } from "./name-field";

const { limit, warnAt } = policy.enrichmentSubmissions;

const NewEnrichment = NewDestination.extend({
  destinationType: z.literal("enrichment_webhook"),
  config: EnrichmentWebhookConfig,
});

interface EnrichmentFields {
  name: string;
  config: { url: string; token: string };
}

const resolver = contractResolver(NewEnrichment, ({ name, config }: EnrichmentFields) => ({
  destinationType: "enrichment_webhook" as const,
  name,
  config: { url: config.url.trim(), ...(config.token && { token: config.token }) },
}));

const editResolver = changeResolver(({ name, config }: EnrichmentFields) => ({
  name,
  config: entered(config),
}));

const fieldNames = ["name", "config.url", "config.token"] as const;

/** The webhook URL and token of an enrichment table. */
export function EnrichmentForm({ edited, refusal, onSubmit, ...frame }: ConnectionFormProps) {
  const { register, handleSubmit, watch, formState, setError } = useForm<
    EnrichmentFields,
    unknown,
    GivenConnection
  >({
    resolver: edited ? editResolver : resolver,
    defaultValues: { name: edited?.name ?? "", config: { url: "", token: "" } },
  });
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const { errors } = formState;
  return (
    <ConnectionForm {...frame} failure={failure} refusal={refusal} onSubmit={handleSubmit(onSubmit)}>
      <NameField registration={register("name")} error={errors.name} placeholder="Lead table" />
      <Field
        label="Table webhook URL"
        hint="The table shows it when you choose a webhook as its source."
        error={firstMessage(errors.config?.url)}
      >
        {(field) => (
          <AddressInput
            {...field}
            {...register("config.url")}
            placeholder={edited ? leaveAsIs : "https://api.example.com/sources/webhook/123"}
          />
        )}
      </Field>
      <Field
        label="Token"
        optional
        hint="Turn it on in the table's webhook settings and copy it here."
        error={firstMessage(errors.config?.token)}
      >
        {(field) => (
          <Input
            {...field}
            {...register("config.token")}
            type="password"
            autoComplete="off"
            placeholder={edited ? leaveAsIs : undefined}
          />
        )}
      </Field>
      <ConnectionWarnings type="enrichment_webhook" config={watch("config")} />
      <Callout>
        A webhook accepts up to {countOf(limit, "signal")} in total. The count is shown here, and we email you
        at {warnAt.toLocaleString("en-US")}. Then create a new webhook and enter its URL.
      </Callout>
    </ConnectionForm>
  );
}
