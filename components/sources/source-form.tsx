"use client";
import { checkContract } from "@/components/forms/check-contract";
import { DialogForm } from "@/components/forms/dialog-form";
import { useForm } from "@/components/forms/use-form";
import { AddressField, SelectField, TextareaField, TextField } from "@/components/ui/fields";
import { notify } from "@/components/ui/toast";
import { countOf } from "@/db/count-of";
import { useCreateSource } from "@/lib/client/sources";
import { isolated } from "@/lib/contracts/isolated";
import { keywordLimits, type NetworkChoice, NewSource } from "@/lib/contracts/sources";
import { CompanyFinder } from "./company-finder";

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

const check = checkContract(NewSource, toBody);

const initial: SourceFields = {
  sourceType: "target_person",
  networkUrl: "",
  keywords: "",
  network: "",
  displayName: "",
};

const kinds = [
  { value: "target_person", label: "Person", hint: "Someone whose posts your buyers react to." },
  { value: "competitor_company", label: "Competitor", hint: "A company page your buyers follow." },
  { value: "own_company", label: "Your company", hint: "Your own company page." },
  { value: "keyword_search", label: "Keywords", hint: "Posts by anyone that contain one of your phrases." },
] as const;

/**
 * Fields for a new source, depending on its type: with several networks, a search names one, and an address may be on
 * any of them.
 */
export function SourceForm({
  networks,
  onClose,
}: {
  networks: readonly NetworkChoice[];
  onClose: () => void;
}) {
  const form = useForm({
    initial,
    check,
    mutation: useCreateSource(),
    onDone: ({ displayName }) => {
      onClose();
      notify({
        text: `${isolated(displayName)} added`,
        description: "We are searching for its posts now.",
        tone: "success",
      });
    },
  });
  const { sourceType: kind, network: chosen } = form.fields;
  const [first] = networks;
  const examples = first?.examples;
  const usual = networks.find(({ searchRefusal }) => searchRefusal === null) ?? first;
  const hosts = networks.map(({ host }) => host).join(" or ");
  return (
    <DialogForm form={form} submit="Add source" onCancel={onClose}>
      <SelectField
        {...form.field("sourceType")}
        label="Type"
        hint={kinds.find((one) => one.value === kind)?.hint}
        options={kinds}
      />
      {kind === "keyword_search" && networks.length > 1 && (
        <SelectField
          {...form.field("network")}
          label="Network"
          hint={networks.find(({ id }) => id === chosen)?.searchRefusal ?? undefined}
          options={[
            { value: "", label: `${usual?.name} (default)` },
            ...networks
              .filter(({ id }) => id !== usual?.id)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {kind === "keyword_search" ? (
        <TextareaField
          {...form.field("keywords")}
          label="Phrases"
          hint={`1 to ${keywordLimits.phrases} phrases, one per line, each of ${keywordLimits.least} to ${countOf(keywordLimits.most, "character")}.`}
          placeholder={"pipeline forecast\nrevenue operations"}
        />
      ) : (
        <AddressField
          {...form.field("networkUrl")}
          label={kind === "target_person" ? "Profile URL" : "Company page URL"}
          hint={networks.length > 1 ? `On ${hosts}.` : undefined}
          placeholder={kind === "target_person" ? examples?.person : examples?.company}
        />
      )}
      {(kind === "competitor_company" || kind === "own_company") && (
        <CompanyFinder
          onChoose={({ networkUrl, name: displayName }) => form.edit({ networkUrl, displayName })}
        />
      )}
      <TextField
        {...form.field("displayName")}
        label="Name"
        optional
        hint="Shown in lists. Defaults to the name on the page."
        autoComplete="off"
      />
    </DialogForm>
  );
}
