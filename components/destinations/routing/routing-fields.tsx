"use client";
import {
  classificationLabels,
  signalTypeLabels,
  sourceTypeLabels,
} from "@/components/labels/describe-signal";
import { useApiQuery } from "@/components/page/use-api-query";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectField, TextField } from "@/components/ui/fields";
import { Segmented } from "@/components/ui/segmented";
import { classifications, signalTypes, sourceTypes } from "@/db/vocabulary";
import { listTagCategories } from "@/lib/client/operations";
import type { Routing } from "@/lib/contracts/routing";
import { RoutingChoices } from "./routing-choices";
import { ageChoices, tagChoices, wholeNumber } from "./routing-draft";

const modes = [
  { value: "auto", label: "Automatically" },
  { value: "manual", label: "Manually only" },
] as const;

const strengths = Array.from({ length: 11 }, (_, n) => ({
  value: String(n),
  label: n === 0 ? "Any" : String(n),
}));

const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The rules of a destination. `keptTags` are those of the saved rules: they are offered even if deleted since. */
export function RoutingFields({
  draft,
  keptTags = [],
  onChange,
}: {
  draft: Routing;
  keptTags?: readonly string[] | undefined;
  onChange: (draft: Routing) => void;
}) {
  const categories = useApiQuery(listTagCategories);
  const tags = categories.data ? tagChoices(categories.data.data, keptTags) : [];
  const edit = (fields: Partial<Routing>) => onChange({ ...draft, ...fields });
  return (
    <>
      <Segmented
        label="How signals are sent"
        value={draft.mode}
        options={modes}
        onChange={(mode) => edit({ mode })}
      />
      {draft.mode === "auto" && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <SelectField
              label="Min strength"
              options={strengths}
              value={String(draft.minStrength ?? 0)}
              onChange={(strength) => edit({ minStrength: Number(strength) })}
            />
            <TextField
              label="Min fit"
              inputMode="numeric"
              autoComplete="off"
              placeholder="Any, or 1 to 100"
              value={draft.minIcp ? String(draft.minIcp) : ""}
              onChange={(text) => edit({ minIcp: wholeNumber(text, 100) })}
            />
            <SelectField
              label="Max age"
              options={ageChoices(draft.maxAgeHours).map(({ hours, label }) => ({
                value: String(hours),
                label,
              }))}
              value={String(draft.maxAgeHours ?? 0)}
              onChange={(hours) => edit({ maxAgeHours: Number(hours) })}
            />
          </div>
          <RoutingChoices
            legend="Role"
            options={choicesOf(classifications, classificationLabels)}
            chosen={draft.classifications ?? []}
            onChange={(next) => edit({ classifications: next })}
          />
          <RoutingChoices
            legend="Source"
            options={choicesOf(sourceTypes, sourceTypeLabels)}
            chosen={draft.sourceTypes ?? []}
            onChange={(next) => edit({ sourceTypes: next })}
          />
          <RoutingChoices
            legend="What they did"
            options={choicesOf(signalTypes, signalTypeLabels)}
            chosen={draft.signalTypes ?? []}
            onChange={(next) => edit({ signalTypes: next })}
          />
          {tags.length > 0 && (
            <RoutingChoices
              legend="Tags (any of)"
              options={tags}
              chosen={draft.tags ?? []}
              onChange={(next) => edit({ tags: next })}
            />
          )}
        </>
      )}
      <Checkbox
        label="Send again when stronger evidence changes a signal"
        checked={draft.resendWhenStronger ?? false}
        onChange={(event) => edit({ resendWhenStronger: event.target.checked })}
      />
    </>
  );
}
