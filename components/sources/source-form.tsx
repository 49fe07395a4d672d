"use client";
import { useForm } from "react-hook-form";
import { contractResolver } from "@/components/forms/contract-resolver";
import { firstMessage } from "@/components/forms/first-message";
import { useServerRefusal } from "@/components/forms/server-refusal";
import { PlanRefusal } from "@/components/remedies/plan-refusal";
import { AddressInput } from "@/components/ui/address-input";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { type NetworkChoice, NewSource } from "@/lib/contracts/sources";

interface SourceFields {
  sourceType: NewSource["sourceType"];
  networkUrl: string;
  keywords: string;
  /** Empty until one is chosen. */
  network: string;
  displayName: string;
}

function toBody({ sourceType, networkUrl, keywords, network, displayName }: SourceFields): NewSource {
  const phrases = keywords
    .split("\n")
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  return {
    sourceType,
    ...(sourceType === "keyword_search"
      ? { keywords: phrases, ...(network && { network }) }
      : { networkUrl }),
    ...(displayName.trim() ? { displayName } : {}),
  };
}

const resolver = contractResolver(NewSource, toBody);

const fieldNames = ["networkUrl", "keywords", "network", "displayName"] as const;

const kinds = [
  { value: "target_person", label: "Person", hint: "Someone whose posts your buyers react to." },
  { value: "competitor_company", label: "Competitor", hint: "A company page your buyers follow." },
  { value: "own_company", label: "Your company", hint: "Your own company page." },
  { value: "keyword_search", label: "Keywords", hint: "Posts by anyone that contain one of your phrases." },
] as const;

/**
 * Fields for a new source, depending on its type: with several networks, a search names one, and an address may be on
 * any of them. `refusal` is the error thrown by the request.
 */
export function SourceForm({
  networks,
  pending,
  refusal,
  onSubmit,
  onCancel,
}: {
  networks: readonly NetworkChoice[];
  pending: boolean;
  refusal: unknown;
  onSubmit: (source: NewSource) => void;
  onCancel: () => void;
}) {
  const { register, handleSubmit, watch, formState, setError } = useForm<SourceFields, unknown, NewSource>({
    resolver,
    defaultValues: {
      sourceType: "target_person",
      networkUrl: "",
      keywords: "",
      network: "",
      displayName: "",
    },
  });
  const { errors } = formState;
  const failure = useServerRefusal(refusal, setError, fieldNames);
  const kind = watch("sourceType");
  const chosen = watch("network");
  const [first] = networks;
  const examples = first?.examples;
  const usual = networks.find(({ searchRefusal }) => searchRefusal === null) ?? first;
  const hosts = networks.map(({ host }) => host).join(" or ");
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate className="flex min-h-0 flex-col">
      <DialogBody className="space-y-4">
        <Field label="Type" hint={kinds.find((one) => one.value === kind)?.hint}>
          {(control) => (
            <Select {...control} {...register("sourceType")}>
              {kinds.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {kind === "keyword_search" && networks.length > 1 && (
          <Field
            label="Network"
            hint={networks.find(({ id }) => id === chosen)?.searchRefusal ?? undefined}
            error={firstMessage(errors.network)}
          >
            {(control) => (
              <Select {...control} {...register("network")}>
                <option value="">{`${usual?.name} (default)`}</option>
                {networks
                  .filter(({ id }) => id !== usual?.id)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        )}
        {kind === "keyword_search" ? (
          <Field
            label="Phrases"
            hint="One to five phrases, one per line, 2 to 80 characters each."
            error={firstMessage(errors.keywords)}
          >
            {(control) => (
              <Textarea
                {...control}
                {...register("keywords")}
                placeholder={"pipeline forecast\nrevenue operations"}
              />
            )}
          </Field>
        ) : (
          <Field
            label={kind === "target_person" ? "Profile URL" : "Company page URL"}
            hint={networks.length > 1 ? `On ${hosts}.` : undefined}
            error={firstMessage(errors.networkUrl)}
          >
            {(control) => (
              <AddressInput
                {...control}
                {...register("networkUrl")}
                placeholder={kind === "target_person" ? examples?.person : examples?.company}
              />
            )}
          </Field>
        )}
        <Field
          label="Name"
          optional
          hint="Shown in lists. Defaults to the name on the page."
          error={firstMessage(errors.displayName)}
        >
          {(control) => <Input {...control} {...register("displayName")} autoComplete="off" />}
        </Field>
        {failure && <PlanRefusal error={refusal}>{failure}</PlanRefusal>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Add source
        </Button>
      </DialogFooter>
    </form>
  );
}
